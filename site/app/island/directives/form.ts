import { onFirstSign } from "../../client/first-sign.ts";
import { withStorage } from "../../client/tab-storage.ts";
import { type Load, starter } from "../starter.ts";

/** Whoever has read a sign-up for so long fills it in: its lists should be there before they are asked for. */
const readMilliseconds = 2_500;

/**
 * `client:form`: the screen of a form, which works without its script, starts on the first sign of a person. At once it
 * starts where an invite or another page told it something, where the page answers a form, where this tab keeps a form
 * that was begun, and where it shows nothing but room for what script brings. One with lists, which the server has,
 * starts after a while of reading as well.
 * @param value the name that the tab keeps the form under; `true` where it keeps none
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
    onFirstSign(start);
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
