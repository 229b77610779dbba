import { anotherBrand, valuesIn } from "@frontdoor/brand/another-brand.fixture.ts";
import { brand } from "@frontdoor/brand/brand.ts";
import { expect, test, vi } from "vitest";
import { sharePicture } from "./share-picture.tsx";

vi.mock(import("@frontdoor/brand/brand.ts"), async (original) => {
  const actual = await original();
  return { ...actual, brand: anotherBrand(actual.brand) };
});

test.each(["patient", "practice", "academic"] as const)(
  "the picture of %s carries the name of the brand that is built",
  async (product) => {
    const { brand: before } = await vi.importActual<{ brand: typeof brand }>(
      "@frontdoor/brand/brand.ts",
    );
    const picture = sharePicture(product);
    expect(picture).toContain(brand.products[product].fullName.replace("&", "&amp;"));
    expect(valuesIn(picture, before)).toEqual([]);
  },
);
