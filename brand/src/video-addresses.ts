import { brand } from "./brand.ts";

/** The addresses of the products' videos. */
export const videoAddresses: readonly string[] = Object.values(brand.products).flatMap((product) =>
  "video" in product ? [product.video] : [],
);
