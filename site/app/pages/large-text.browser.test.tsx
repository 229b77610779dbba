import { brochurePages } from "@frontdoor/contract/test/pages.ts";
import { expect, test } from "vitest";
import { enlargeText, expectNothingCoveredOrCut } from "../../test/large-text.ts";
import { open } from "../../test/open-screen.tsx";
import { onScreen } from "../../test/screen.ts";

const pages = [
  ...brochurePages,
  "/login/practice",
  "/signup/practice",
  "/forgotpassword",
  "/verifyEmail",
];

for (const path of pages) {
  test(`${path} with letters of one and a half and of twice their size: the header covers nothing, and no words are cut or leave their control`, async () => {
    await open(path);
    for (const width of [1440, 1200, 390, 320]) {
      await onScreen(width, 900);
      for (const percent of [150, 200]) {
        await enlargeText(percent);
        expectNothingCoveredOrCut(`${percent} % at ${width} px`);
      }
    }
  });
}

test("on a small tablet and on paper the names of the plans stay whole", async () => {
  await open("/priceplans");
  for (const width of [641, 700, 744]) {
    await onScreen(width, 900);
    const name = document.querySelector(".plans thead .plans__premium")?.firstChild;
    const range = document.createRange();
    if (name) range.selectNodeContents(name);
    expect(range.getClientRects(), `at ${width} px`).toHaveLength(1);
  }
});

for (const path of ["/", "/login"]) {
  test(`on ${path} a long brand name takes the room that it needs`, async () => {
    await open(path);
    const name = document.querySelector("header .logo span")?.firstChild;
    if (name) name.nodeValue = "Gesondheidsrekords";
    for (const width of [390, 320]) {
      await onScreen(width, 844);
      expectNothingCoveredOrCut(`at ${width} px`);
    }
  });
}
