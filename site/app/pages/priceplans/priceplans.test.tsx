import { expect, test } from "vitest";
import { renderPage, textOf } from "../render-page.tsx";
import PricePlans from "./priceplans.route.tsx";

const { html, text } = renderPage(PricePlans);
const rows = [...html.matchAll(/<tr><th scope="row">([^<]+)<\/th>(.*?)<\/tr>/g)]
  .map(([, name, cells = ""]) => [name, ...(textOf(cells).match(/Not included|Included/g) ?? [])])
  .filter((row) => row.length === 3);

test("[S2.065 S2.066 S2.067 S2.072 S2.073 S3.069] thirteen features, five in both tiers, eight in premium only", () => {
  const both = (name: string) => [name, "Included", "Included"];
  const premium = (name: string) => [name, "Not included", "Included"];
  expect(rows).toEqual([
    both("Patient onboarding"),
    both("Demographics"),
    both("Messaging module"),
    both("Document storage"),
    both("Integration with medical billing systems"),
    premium("Clinical case collaboration for multidisciplinary teams"),
    premium("Digital clinical notes"),
    premium("Clinical activity feed"),
    premium("Customisable clinical templates"),
    premium("Clinical database creation"),
    premium("Preadmissions"),
    premium("Theatre lists"),
    premium("Waiting list"),
  ]);
});

test("[S9.023 S9.024] each column says its price in its head", () => {
  const heads = [...html.matchAll(/<th scope="col".*?<\/th>/g)].map(([head]) =>
    textOf(head).trim(),
  );
  expect(heads).toEqual(["Core R250 per month", "Premium R970 per month"]);
});

test("[S2.068 S9.023 S9.024 S9.025] the prices stand at the foot of the table", () => {
  const foot = textOf(/<tfoot>(.*?)<\/tfoot>/.exec(html)?.[1] ?? "");
  expect(foot).toMatch(/R250 per month R970 per month/);
  expect(foot).toContain(
    "Both plans carry a once-off fee of R2500 for practice configuration and training.",
  );
});

test("[S2.069 S9.026 S9.027] the discount cards say how much and for whom", () => {
  expect(text).toContain("50% off for state-sector academic units");
  expect(text).toContain("20% off for a single allied-health practice");
});

test("[S2.070 S2.071] SIGN UP NOW leads to /signup", () => {
  expect(html).toMatch(/href="\/signup"[^>]*>SIGN UP NOW</);
});
