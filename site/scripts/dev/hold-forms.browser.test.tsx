import { expect, onTestFinished, test } from "vitest";
import { hydratedEvent } from "../../app/client/island-events.ts";
import "./hold-forms.ts";

test("a form that is sent twice before its sources have come is sent once when they are there, by the button pressed first", () => {
  const island = document.createElement("astro-island");
  island.setAttribute("ssr", "");
  island.innerHTML = '<form><button value="first"></button><button value="second"></button></form>';
  document.body.append(island);
  onTestFinished(() => island.remove());
  const sentBy: (string | undefined)[] = [];
  island.addEventListener("submit", (event) => {
    if (island.hasAttribute("ssr")) return;
    event.preventDefault();
    sentBy.push((event.submitter as HTMLButtonElement | null)?.value);
  });

  for (const button of island.querySelectorAll("button")) button.click();
  document.dispatchEvent(new Event(hydratedEvent));
  expect(sentBy, "another island answers first").toEqual([]);

  island.removeAttribute("ssr");
  document.dispatchEvent(new Event(hydratedEvent));
  document.dispatchEvent(new Event(hydratedEvent));
  expect(sentBy).toEqual(["first"]);
});
