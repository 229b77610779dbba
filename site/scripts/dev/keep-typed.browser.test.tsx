import { expect, onTestFinished, test } from "vitest";
import { hydratedEvent } from "../../app/client/island-events.ts";
import "./keep-typed.ts";

const fields =
  '<input name="username"><select name="title"><option></option><option>Dr</option></select><input type="checkbox" name="agreed">';

type Drawn = [HTMLInputElement, HTMLSelectElement, HTMLInputElement];

test("what was typed before an island answers is still there when a saved word had it drawn anew", () => {
  const island = document.createElement("astro-island");
  document.body.append(island);
  onTestFinished(() => island.remove());
  island.innerHTML = fields;
  const [username, title, agreed] = island.children as unknown as Drawn;
  username.value = "half a na";
  username.dispatchEvent(new Event("input", { bubbles: true }));
  title.value = "Dr";
  title.dispatchEvent(new Event("input", { bubbles: true }));
  agreed.click();

  island.innerHTML = fields;
  island.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
  const drawn = island.children as unknown as Drawn;
  expect([drawn[0].value, drawn[1].value, drawn[2].checked]).toEqual(["half a na", "Dr", true]);
});
