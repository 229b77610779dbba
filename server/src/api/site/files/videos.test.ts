import { expect, test } from "vitest";
import { originsOf, videosOf, withVideos } from "./videos.ts";

const products = {
  practice: { startUrl: "", origin: "http://localhost:3011" },
  academic: { startUrl: "", origin: "http://localhost:3011" },
};
const invented = "https://video.heron.example/embed/patient-intro";
const real = "https://player.test/v/1?a=1&b=2";

test("[S9.033] while the demo product runs, it plays what an invented address cannot", () => {
  const videos = videosOf({ demoProduct: true, products }, [invented]);
  expect([...videos.values()]).toEqual(["http://localhost:3011/embed/patient-intro"]);
});

test("[S9.033] a deployment's own address is left as it is, and so is every one without the demo product", () => {
  expect([...videosOf({ demoProduct: true, products }, [real]).values()]).toEqual([real]);
  expect([...videosOf({ demoProduct: false, products }, [invented]).values()]).toEqual([invented]);
});

test("each origin of the videos is named once", () => {
  const videos = new Map([invented, `${invented}-2`, real].map((address) => [address, address]));
  expect(originsOf(videos)).toEqual(["https://video.heron.example", "https://player.test"]);
});

test("a page gets the addresses of this deployment, escaped as they stand there", () => {
  const videos = new Map([[real, "http://localhost:3011/embed/1?a=1&b=2"]]);
  const page = '<a href="https://player.test/v/1?a=1&amp;b=2">';
  expect(withVideos(page, videos)).toBe('<a href="http://localhost:3011/embed/1?a=1&amp;b=2">');
});
