import { brand } from "./brand.ts";

/** The only origins that a page may frame: where the videos of the products play, each once. */
export const videoOrigins: readonly string[] = [
  ...new Set(
    Object.values(brand.products).flatMap((product) =>
      "video" in product ? [new URL(product.video).origin] : [],
    ),
  ),
];
