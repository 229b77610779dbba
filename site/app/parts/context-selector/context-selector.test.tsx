import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ContextSelector } from "./context-selector.tsx";

const render = (value: "" | "practice") =>
  renderToStaticMarkup(<ContextSelector value={value} onChoose={() => {}} />);

test("[S2.088 S2.089] the selector offers the three products under the heading Select a product", () => {
  const html = render("");
  expect(html).toContain("<legend>Select a product</legend>");
  const names = [...html.matchAll(/type="radio"[^>]*aria-label="(\w+)"/g)].map((match) => match[1]);
  expect(names).toEqual(["Patient", "Practice", "Academic"]);
});

test("[S2.114] nothing is chosen while the context is empty", () => {
  expect(render("")).not.toContain("checked");
});

test("the current context is the chosen one", () => {
  expect(render("practice")).toMatch(/value="practice"[^>]*checked|checked[^>]*value="practice"/);
  expect(render("practice").match(/checked/g)).toHaveLength(1);
});
