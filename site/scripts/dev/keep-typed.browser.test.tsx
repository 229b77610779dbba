import { expect, onTestFinished, test, vi } from "vitest";
import { hydratedEvent } from "../../app/client/island-events.ts";

const fields =
  '<input name="username"><select name="title"><option></option><option>Dr</option></select><input type="checkbox" name="agreed">';

type Drawn = [HTMLInputElement, HTMLSelectElement, HTMLInputElement];

test("what was typed before an island answers is still there when a saved word had it drawn anew", async () => {
  await startKeeping();
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

/** For this test alone: the files share one page, whose later forms would be typed into as well. */
async function startKeeping(): Promise<void> {
  const added = vi.spyOn(document, "addEventListener");
  await import("./keep-typed.ts");
  const listeners = [...added.mock.calls];
  added.mockRestore();
  onTestFinished(() => {
    for (const [name, listener] of listeners) document.removeEventListener(name, listener);
  });
}
