import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { GROUPS } from "./build/chunks.ts";
import { compressed } from "./build/compressed.ts";
import { CUT, fonts } from "./build/fonts.ts";
import { kept } from "./build/kept.ts";
import { licences } from "./build/licences.ts";
import { words } from "./build/words.ts";

const here = import.meta.dirname;
/** The address of `foretell serve` for `npm run dev`. */
const SERVER = process.env["FORETELL_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), words(), fonts(), kept(), licences(), compressed()],
  resolve: {
    alias: { $lib: resolve(here, "src/lib"), $art: resolve(here, "src/art"), $parts: resolve(here, "src/parts") },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: "../src/foretell/server/site",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy of our pages forbids inlined assets.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        assetFileNames: `assets/[name]-[hash]-${CUT}[extname]`,
        codeSplitting: { groups: [...GROUPS] },
      },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true } } },
  test: {
    environment: "happy-dom",
    pool: "vmThreads",
    include: ["src/**/*.test.ts", "build/**/*.test.ts"],
    setupFiles: ["build/patience.ts"],
    // A busy machine must not make a test fail.
    testTimeout: 60_000,
  },
});
