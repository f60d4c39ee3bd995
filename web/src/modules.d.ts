declare module "words:languages" {
  import type { FluentResource } from "@fluent/bundle";

  /** Each language's own name, by its code. */
  export const NAMES: Readonly<Record<string, string>>;
  /** Functions that load the parts of each language. Each part is a file of its own. */
  export const SOURCES: Readonly<Record<string, Readonly<Record<string, () => Promise<{ readonly default: FluentResource["body"] }>>>>>;
}

declare module "words:*" {
  import type { FluentResource } from "@fluent/bundle";

  const body: FluentResource["body"];
  export default body;
}

declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { readonly targetFormat: "woff2"; readonly keepFeatures: readonly string[]; readonly noHinting: boolean },
  ): Promise<Buffer>;
}
