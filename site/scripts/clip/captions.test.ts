import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { captionsOf } from "./captions.ts";
import { clipLength, clips } from "./clips.ts";

test("[S9.033] the clips that are kept have the captions that are written here", async () => {
  for (const [name, clip] of Object.entries(clips)) {
    const kept = new URL(`../../../demo/clips/${name}.vtt`, import.meta.url);
    expect(await readFile(kept, "utf8")).toBe(captionsOf(clip, clipLength.seconds));
  }
});

test("a caption stands until the next one", () => {
  const moments = [
    { from: 0.5, caption: "First." },
    { from: 10, caption: "Last." },
  ];
  expect(captionsOf({ product: "patient", moments }, 12)).toBe(
    "WEBVTT\n\n00:00.500 --> 00:09.900\nFirst.\n\n00:10.000 --> 00:11.900\nLast.\n",
  );
});
