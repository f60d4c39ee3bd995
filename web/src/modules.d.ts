declare module "words:*" {
  const text: string;
  export default text;
}

declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { readonly targetFormat: "woff2"; readonly keepFeatures: readonly string[]; readonly noHinting: boolean },
  ): Promise<Buffer>;
}
