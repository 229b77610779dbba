import { askedEvent, failedEvent, hydratedEvent } from "../client/island-events.ts";

interface Press {
  island: Element;
  repeat: () => void;
}

/** How long a form waits for its island's scripts before the browser sends it without them. */
const patienceMilliseconds = 4000;

/**
 * Holds clicks and submits that come before an island is hydrated, and repeats the last of each afterwards, so that
 * none is lost or doubled. If the scripts of a form are slow, the browser sends the form. For anything else the next
 * press requests the scripts again.
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
    // An island whose runtime is not loaded yet reads this when it starts.
    island.dataset.asked = "";
    island.dispatchEvent(new Event(askedEvent, { bubbles: true }));
  };
  window.addEventListener("submit", keep, true);
  window.addEventListener("click", keep, true);

  /** Lets the browser send the waiting form; offline that would replace the page with an error. */
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
  // The person sees an error (`missing-screen.ts`) and presses again; the held press is dropped.
  document.addEventListener(failedEvent, letGo);
}

/** Repeats the event; `undefined` for what works without the island, or what an older browser cannot repeat. */
function repetitionOf(event: Event, target: Element): (() => void) | undefined {
  if (event instanceof SubmitEvent && "requestSubmit" in target) {
    return () => (target as HTMLFormElement).requestSubmit(event.submitter);
  }
  const button = target.closest<HTMLButtonElement>("button[type=button]");
  const isTheFrames = button?.matches("[commandfor], [data-loads-again]");
  if (event.type !== "click" || !button || isTheFrames) return undefined;
  return () => button.click();
}
