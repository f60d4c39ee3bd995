import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** Shorter than the usual classes: the page has thousands. */
const scope = ({ hash, css, filename }) => `s${hash(filename ?? css).slice(0, 5)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash: scope } };
