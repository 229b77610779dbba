import { askedEvent, failedEvent, hydratedEvent } from "../client/island-events.ts";

interface Press {
  island: Element;
  repeat: () => void;
}

/**
 * Keeps a press of a button or the sending of a form that comes before its island can answer, and repeats the
 * last of each once it can: nothing is lost or done twice, and no form is ever sent by the browser alone.
 * Where the scripts do not come, the next press asks for them again.
 */
export function keepEarlyPresses(): void {
  const answering = new WeakSet<Element>();
  const kept = new Map<string, Press>();

  const keep = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const island = target.closest<HTMLElement>("astro-island");
    if (!island || answering.has(island)) return;
    const repeat = repetitionOf(event, target);
    if (!repeat) return;
    kept.set(event.type, { island, repeat });
    event.preventDefault();
    event.stopPropagation();
    // An island that is not woken yet finds this when it starts.
    island.dataset.asked = "";
    island.dispatchEvent(new Event(askedEvent, { bubbles: true }));
  };
  window.addEventListener("submit", keep, true);
  window.addEventListener("click", keep, true);

  const letGo = ({ type, target }: Event) => {
    const island = target instanceof Element && target.closest("astro-island");
    if (!island) return;
    const answers = type === hydratedEvent;
    if (answers) answering.add(island);
    for (const [name, press] of kept) {
      if (press.island !== island) continue;
      kept.delete(name);
      if (answers) press.repeat();
    }
  };
  document.addEventListener(hydratedEvent, letGo);
  // The person is told (`missing-screen.ts`), and presses again: nothing goes out that was given up.
  document.addEventListener(failedEvent, letGo);
}

/** How to do it again; nothing for what the browser does by itself. */
function repetitionOf(event: Event, target: Element): (() => void) | undefined {
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    return () => target.requestSubmit(event.submitter);
  }
  const button = target.closest<HTMLButtonElement>("button[type=button]");
  const isTheFrames = button?.matches("[commandfor], [data-loads-again]");
  if (event.type !== "click" || !button || isTheFrames) return undefined;
  return () => button.click();
}
