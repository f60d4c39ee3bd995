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
