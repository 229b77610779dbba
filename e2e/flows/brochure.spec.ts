import { expect, type Locator } from "@playwright/test";
import { test } from "../fixtures/test.ts";
import { videoOf } from "../fixtures/videos.ts";
import { open } from "../fixtures/watch.ts";

test("[S1.013 S2.041 S9.033] the video of the patient page plays with captions, is not loaded before its modal opens, and is removed when it closes", async ({
  page,
}) => {
  const address = videoOf("patient");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "/");
  const watchIntro = page.getByRole("button", { name: "Watch the intro" });
  await watchIntro.hover();
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(asked).not.toContain(address);
  await watchIntro.click();
  const frame = page.getByRole("dialog").locator(`iframe[src="${address}"]`);
  const video = frame.contentFrame().locator("video");
  await expect.poll(() => video.evaluate(playing)).toEqual({ moves: true, captions: "showing" });
  await page.keyboard.press("Escape");
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(watchIntro).toBeFocused();
});

test("[S1.030 S9.033] when the video of the practice page cannot be loaded, the poster stays, with a message and a link to the video", async ({
  page,
  watch,
}) => {
  const address = videoOf("practice");
  watch.allow(/^error: Failed to load resource/);
  await page.route(address, (route) => route.abort("addressunreachable"));
  await open(page, "/practice");
  await page.getByRole("button", { name: "Watch the tour" }).click();
  const play = page.getByRole("dialog").getByRole("button", { name: /^Play: / });
  await expect(page.getByRole("status").filter({ hasText: "cannot be reached" })).toBeVisible();
  await expect(play).toBeInViewport();
  expect(await isCoveredBy(page.locator("iframe"), play)).toBe(true);
  const elsewhere = page.getByRole("dialog").getByRole("link", { name: /in a new tab/ });
  await expect(elsewhere).toHaveAttribute("href", address);
  await expect(elsewhere).toHaveAttribute("target", "_blank");
  await expect(elsewhere).toBeInViewport();
  await page.unroute(address);
  await play.click();
  await expect(play).toHaveCount(0);
  await expect(page.locator(`iframe[src="${address}"]`)).toBeVisible();
});

/** Whether the other element covers the whole area of the first one and receives clicks in its middle. */
async function isCoveredBy(one: Locator, other: Locator): Promise<boolean> {
  expect(await other.boundingBox()).toEqual(await one.boundingBox());
  return other.evaluate((cover) => {
    const { x, y, width, height } = cover.getBoundingClientRect();
    return cover.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

function playing(video: Element) {
  if (!(video instanceof HTMLVideoElement)) throw new Error("This is no video.");
  return { moves: video.currentTime > 0, captions: video.textTracks[0]?.mode };
}
