import {
  kioskLink,
  logoImage,
  practiceSearch,
  practices,
} from "@frontdoor/contract/test/practices.ts";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAddress } from "../../../test/address.ts";
import { answer, callsTo, cutOff, holdBack, whenQuiet } from "../../../test/back-end.ts";
import {
  box,
  carryOn,
  chooseFirst,
  dialog,
  openFinder,
  options,
} from "../../../test/find-doctor.ts";
import { press } from "../../../test/keyboard.ts";
import { expectTexts } from "../../../test/texts.ts";

test("[S2.046 S2.047 S2.048 S2.049 S2.050 S2.051 S2.054 S3.061 S3.062] the modal searches practices and shows each with its logo, or the default image", async () => {
  answer(practiceSearch, { status: 200, body: practices });
  await openFinder();
  await expect.element(box()).toHaveAttribute("placeholder", "Practice name");
  await expect.element(carryOn()).toBeDisabled();
  await box().fill("Naid");
  await expect.element(options()).toHaveLength(2);
  const logo = options().first().getByRole("img");
  await expect.element(logo).toHaveAttribute("src", `data:image/png;base64,${logoImage}`);
  await expect.poll(() => Reflect.get(logo.element(), "naturalWidth")).toBe(1);
  await expect.element(options().nth(1).getByRole("img", { name: "Default logo" })).toBeVisible();
  await expect.element(carryOn()).toBeDisabled();
  await expect.element(dialog().getByText(/You have selected/)).toHaveLength(0);
});

test("[S2.174 S7.088 S9.006 Q081] three characters are not searched, four are, once typing rests", async () => {
  const asked = answer(practiceSearch, { status: 200, body: practices });
  await openFinder();
  await userEvent.keyboard(" Nai ");
  await box().fill(" Naid ");
  await expect.element(options()).toHaveLength(2);
  expect(asked.map(({ url }) => new URL(url).searchParams.get("name"))).toEqual(["Naid"]);
});

test("[Q081] a late answer to what was typed before is dropped", async () => {
  answer(practiceSearch, { status: 200, body: [] });
  const slow = "/api/practice/practice/search?name=Naid";
  answer(slow, { status: 200, body: practices });
  const letGo = holdBack(slow);
  await openFinder();
  await box().fill("Naid");
  await expect.poll(() => callsTo(slow).length).toBe(1);
  await box().fill("Nkosi");
  await expect
    .element(dialog().getByRole("status"))
    .toHaveTextContent("No practice of this name was found.");
  letGo();
  await whenQuiet();
  await expect.element(options()).toHaveLength(0);
});

for (const [status, words] of [
  [500, "An Error Occurred While Searching"],
  [404, "Not Found"],
] as const) {
  test(`[S2.175 S2.176 S2.177 S2.178 S7.090 S8.031 S8.032] a search answered with ${status} shows '${words}', which cannot be chosen`, async () => {
    answer(practiceSearch, { status, body: { message: "Words." } });
    await openFinder();
    await box().fill("Naid");
    await expectTexts(options(), [words]);
    await expect.element(options()).toHaveAttribute("aria-disabled", "true");
    await options().click({ force: true });
    await press("ArrowDown", box());
    await press("Enter", box());
    await expect.element(box()).toHaveValue("Naid");
    await expect.element(carryOn()).toBeDisabled();
  });
}

test("[S2.175] a search without any answer says so", async () => {
  cutOff("/api/practice/practice/search?name=Naid");
  await openFinder();
  await box().fill("Naid");
  await expectTexts(options(), ["An Error Occurred While Searching"]);
});

test("[S2.052 S2.053] the name of the chosen practice stands out from the question", async () => {
  answer(practiceSearch, { status: 200, body: practices });
  await openFinder();
  await chooseFirst();
  const question = dialog().getByText(/^You have selected .+ Would you like to continue\?$/);
  const name = question.css("b");
  await expect.element(name).toHaveTextContent((practices[0]?.name ?? "").toUpperCase());
  const weights = [name, question].map((text) => getComputedStyle(text.element()).fontWeight);
  expect(Number(weights[0])).toBeGreaterThan(Number(weights[1]));
});

test("[S2.051 Q081] editing the text clears the choice", async () => {
  answer(practiceSearch, { status: 200, body: practices });
  await openFinder();
  await chooseFirst();
  await expect.element(carryOn()).toBeEnabled();
  await press("Backspace", box());
  await expect.element(carryOn()).toBeDisabled();
  await expect.element(dialog().getByText(/You have selected/)).toHaveLength(0);
});

test("[S4.061 S4.062 S7.093 S8.033 S8.034] a failed kiosk link is told, and clears the choice", async () => {
  answer(practiceSearch, { status: 200, body: practices });
  answer(kioskLink, { status: 404, body: { message: "Words." } });
  await openFinder();
  await chooseFirst();
  await carryOn().click();
  await expect.element(dialog().getByRole("alert")).toHaveTextContent("Words.");
  await expect.element(carryOn()).toBeDisabled();
  await expect.element(dialog().getByText(/You have selected/)).toHaveLength(0);
});

test("[SEC-F8] a kiosk link to another place is not followed", async () => {
  answer(practiceSearch, { status: 200, body: practices });
  answer(kioskLink, { status: 200, body: { url: "https://evil.example/" } });
  await openFinder();
  await chooseFirst();
  await carryOn().click();
  await expect.element(dialog().getByRole("alert")).toMatchTextContent("error communicating");
  await expectAddress("/patient");
});
