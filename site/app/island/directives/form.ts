import { onFirstInput } from "../../client/first-input.ts";
import { withStorage } from "../../client/tab-storage.ts";
import { type Load, starter } from "../starter.ts";

/** A person who reads a sign-up this long will fill it in: its lists should be loaded by then. */
const readMilliseconds = 2_500;

/**
 * `client:form`: hydrates a form, which works without script, at the first user input. It starts at once where an
 * invite or another page passed state on, where the page answers a form, where this tab has a draft, and where the page
 * is empty without script. A form with lists from the server also starts after a delay.
 * @param value the name of the tab's draft; `true` without one
 */
export default function form(
  load: Load,
  { value }: { value: string | true },
  island: HTMLElement,
): void {
  const start = starter(load, island);
  const isKept = value !== true && withStorage((storage) => storage.getItem(value)) !== null;
  if (isKept || isTold() || isAnswer(island) || holdsRoom(island)) start();
  else {
    onFirstInput(start);
    if (island.querySelector("select") !== null) setTimeout(start, readMilliseconds);
  }
}

function isTold(): boolean {
  const bringsInvite = "invite" in document.documentElement.dataset;
  return bringsInvite || window.history.state !== null || window.location.hash !== "";
}

function isAnswer(island: HTMLElement): boolean {
  return island.getAttribute("props")?.includes('"posted":') === true;
}

function holdsRoom(island: HTMLElement): boolean {
  const room = island.querySelector<HTMLElement>("[data-awaits-script]");
  return room !== null && room.offsetParent !== null;
}
