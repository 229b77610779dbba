import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Dialog } from "./dialog.tsx";

const dialog = { id: "d", title: "A dialog", children: "What it says" };

test("[S9.016] a modal has the middle size where none is given", () => {
  expect(renderToStaticMarkup(<Dialog {...dialog} />)).toContain('class="modal modal--md"');
  expect(renderToStaticMarkup(<Dialog {...dialog} size="lg" />)).toContain("modal--lg");
});
