declare module "subset-font" {
  interface Options {
    targetFormat: "woff2" | "truetype";
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
    keepAllGlyphs?: boolean;
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    dropTables?: readonly string[];
  }
  export default function subsetFont(
    font: Uint8Array,
    characters: string | undefined,
    options: Options,
  ): Promise<Uint8Array>;
}
