import { brand } from "./brand.ts";

/** Where the videos of the products play. */
export const videoAddresses: readonly string[] = Object.values(brand.products).flatMap((product) =>
  "video" in product ? [product.video] : [],
);
