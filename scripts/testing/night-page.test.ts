import { expect, test } from "vitest";
import { nightPage } from "./night-page.ts";

const passed = {
  name: "units",
  ok: true,
  seconds: 61.4,
  tally: { passed: 9, failed: 0, failures: [] },
};

test("the page of a night says what passed, and how long it took", () => {
  const page = nightPage([passed], "1a2b3c", () => null);
  expect(page).toContain("<h1>Everything passed</h1>");
  expect(page).toContain("<tr><td>units<td>9<td>0<td>61");
});

test("what failed stands there with what was shown, and a title is text", () => {
  const failure = "flows/login.spec.ts: <b>a login</b>";
  const tally = {
    passed: 2,
    failed: 1,
    failures: [failure],
    pictures: [{ failure, file: "a.png" }],
  };
  const failed = { name: "journeys", ok: false, seconds: 3, tally };
  const page = nightPage([passed, failed], "1a2b3c", () => Buffer.from("png"));
  expect(page).toContain("<h1>1 stage failed</h1>");
  expect(page).toContain("flows/login.spec.ts: &lt;b>a login&lt;/b>");
  expect(page).toContain(`src="data:image/png;base64,${Buffer.from("png").toString("base64")}"`);
});

test("a stage that ran nothing is named as failed", () => {
  const page = nightPage([{ name: "types", ok: false, seconds: 1 }], "1a2b3c", () => null);
  expect(page).toContain("<tr><td>types<td><td>1<td>1");
  expect(page).toContain("It ran no test to its end");
});
