import { expect, test } from "vitest";
import { headingAnchors } from "./anchors.ts";

test.each([
  ["# The product API", ["the-product-api"]],
  ["## What is done, and why?", ["what-is-done-and-why"]],
  ["## Logging in: `lockout`", ["logging-in-lockout"]],
  ["## Two  spaces - and a_name", ["two--spaces---and-a_name"]],
  ["## Über 3 [links](to.md#there) ##", ["über-3-links"]],
  ["## Again\n\n## Again\n\n### Again", ["again", "again-1", "again-2"]],
  ["# A 1\n# A\n# A", ["a-1", "a", "a-2"]],
  ["```sh\n# A comment\n```\n<!--\n# Hidden\n-->\n#no-heading", []],
])("the headings of %j have the anchors that GitHub gives them", (markdown, anchors) => {
  expect([...headingAnchors(markdown)]).toEqual(anchors);
});
