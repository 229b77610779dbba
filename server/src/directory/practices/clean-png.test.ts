import { describe, expect, test } from "vitest";
import { greyPng, pngChunk } from "../../../test/practices.ts";
import { cleanPng } from "./clean-png.ts";

test("a plain picture stays as it is", () => {
  const png = greyPng();
  expect(cleanPng(png)).toEqual(png);
});

test("[SEC-F9] texts inside a picture and anything after it are left out", () => {
  const extra = [pngChunk("tEXt", Buffer.from("comment\0<script>alert(1)</script>"))];
  const stuffed = Buffer.concat([greyPng({ extra }), Buffer.from("<script>")]);
  expect(cleanPng(stuffed)).toEqual(greyPng());
});

describe("[SEC-F9] no logo is", () => {
  const png = greyPng();
  const withoutPicture = Buffer.concat([png.subarray(0, 33), pngChunk("IEND", Buffer.alloc(0))]);
  const broken = Buffer.from(png);
  broken.writeUInt8(broken.readUInt8(20) ^ 1, 20);
  test.each([
    ["nothing", Buffer.alloc(0)],
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a JPEG", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ["the first bytes of a PNG alone", png.subarray(0, 8)],
    ["a PNG that is cut", png.subarray(0, png.length - 1)],
    ["a PNG with a wrong checksum", broken],
    ["a PNG without a picture", withoutPicture],
    ["a PNG of 1,025 pixels a side", greyPng({ side: 1_025 })],
  ])("%s", (_what, file) => {
    expect(cleanPng(file)).toBeNull();
  });
});
