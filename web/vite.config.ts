import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { compressed } from "./build/compressed.ts";
import { CUT, fonts } from "./build/fonts.ts";
import { licences } from "./build/licences.ts";
import { words } from "./build/words.ts";

const here = import.meta.dirname;
/** Where `npm run dev` finds a server: `foretell serve`. */
const SERVER = process.env["FORETELL_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), words(), fonts(), licences(), compressed()],
  resolve: {
    alias: { $lib: resolve(here, "src/lib"), $art: resolve(here, "src/art"), $parts: resolve(here, "src/parts") },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: "../src/foretell/server/site",
    emptyOutDir: true,
    target: "es2022",
    // What a page would need inlined is against the policy of our pages: everything is a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        assetFileNames: `assets/[name]-[hash]-${CUT}[extname]`,
        // Every file has a head of its own on the way: what several screens share is one file, and so is the table.
        codeSplitting: {
          groups: [
            { name: "shared", test: /src[\\/](art|lib|parts)[\\/]|node_modules/, minShareCount: 2, priority: 2 },
            { name: "table", test: /screens[\\/](table[\\/]|TableScreen)/, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true } } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts", "build/**/*.test.ts"], setupFiles: [] },
});
