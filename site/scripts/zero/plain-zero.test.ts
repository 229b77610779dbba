import { readFile, stat } from "node:fs/promises";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { glyphOf, outlineOf } from "./font-tables.ts";
import { readOutline } from "./outline.ts";
import { takeSlashOut } from "./plain-zero.ts";

const fonts = new URL("../../app/fonts/", import.meta.url);
const textFace = "atkinson-hyperlegible-next.woff2";
const slashedZero = "atkinson-hyperlegible-next-slashed-zero.woff2";

/** The outline of a committed file's zero at a weight. */
async function zeroOf(file: string, wght: number) {
  const font = await subsetFont(await readFile(new URL(file, fonts)), "0", {
    targetFormat: "truetype",
    variationAxes: { wght },
  });
  return { font, ...readOutline(outlineOf(font, glyphOf(font, "0"))) };
}

test.each([400, 550, 700])(
  "at %d the zero of the text face is a ring and a whole counter",
  async (wght) => {
    const { points, ends } = await zeroOf(textFace, wght);
    expect(ends).toEqual([15, 31]);
    const [ring, counter] = [points.slice(0, 16), points.slice(16)].map(boundsOf);
    // Equal stroke widths left and right, and at top and bottom.
    const left = (counter?.left ?? 0) - (ring?.left ?? 0);
    const foot = (counter?.foot ?? 0) - (ring?.foot ?? 0);
    expect(left).toBeGreaterThan(80);
    expect(foot).toBeGreaterThan(60);
    expect(Math.abs((ring?.right ?? 0) - (counter?.right ?? 0) - left)).toBeLessThanOrEqual(2);
    expect(Math.abs((ring?.head ?? 0) - (counter?.head ?? 0) - foot)).toBeLessThanOrEqual(6);
  },
);

test("the ring is as heavy as the slashed zero's at each weight", async () => {
  for (const wght of [400, 700]) {
    const plain = await zeroOf(textFace, wght);
    const slashed = await zeroOf(slashedZero, wght);
    expect(slashed.ends).toEqual([15, 26, 38]);
    expect(plain.points.slice(0, 16)).toEqual(slashed.points.slice(0, 16));
  }
});

test("a zero that is drawn in another way is refused", async () => {
  const { font } = await zeroOf(textFace, 400);
  expect(() => takeSlashOut(font)).toThrow("another way");
});

test("what shows the slashed zero costs a page next to nothing (docs/decisions/0018)", async () => {
  expect((await stat(new URL(slashedZero, fonts))).size).toBeLessThanOrEqual(1_000);
});

function boundsOf(points: readonly { x: number; y: number }[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    foot: Math.min(...ys),
    head: Math.max(...ys),
  };
}
