import { askedEvent, failedEvent, hydratedEvent } from "../client/island-events.ts";

interface Press {
  island: Element;
  repeat: () => void;
}

/** How long a form waits for the scripts of its island before the browser sends it without them. */
const patienceMilliseconds = 4000;

/**
 * Keeps a press or a submit that comes before the scripts of its island have loaded, and repeats the last of each once
 * they have: nothing is lost or done twice. A form whose scripts do not load soon is sent by the browser itself. For
 * anything else the next press asks for the scripts again.
 */
export function replayEarlyInput(): void {
  const answering = new WeakSet<Element>();
  const kept = new Map<string, Press>();
  let isLetGo = false;

  const keep = (event: Event) => {
    const { target } = event;
    if (isLetGo || !(target instanceof Element)) return;
    const island = target.closest<HTMLElement>("astro-island");
    if (!island || answering.has(island)) return;
    const repeat = repetitionOf(event, target);
    if (!repeat) return;
    if (event.type === "submit" && !kept.has("submit"))
      setTimeout(sendUnaided, patienceMilliseconds);
    kept.set(event.type, { island, repeat });
    event.preventDefault();
    event.stopPropagation();
    // An island that is not woken yet finds this when it starts.
    island.dataset.asked = "";
    island.dispatchEvent(new Event(askedEvent, { bubbles: true }));
  };
  window.addEventListener("submit", keep, true);
  window.addEventListener("click", keep, true);

  /** Lets the browser send the form that waits; without a network it would take the page away for nothing. */
  const sendUnaided = () => {
    const form = kept.get("submit");
    if (!form || !navigator.onLine) return;
    kept.clear();
    isLetGo = true;
    form.repeat();
    isLetGo = false;
  };

  const letGo = ({ type, target }: Event) => {
    const island = target instanceof Element && target.closest("astro-island");
    if (!island) return;
    const answers = type === hydratedEvent;
    if (answers) answering.add(island);
    else if (kept.get("submit")?.island === island) sendUnaided();
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
