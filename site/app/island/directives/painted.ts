import { type Load, starter } from "../starter.ts";

/** How long after loading an island starts at the latest, where a browser tells of no paint. */
const latestMilliseconds = 300;

/** `client:painted`: an island starts once the page is painted: its scripts never compete with what is read. */
export default function painted(load: Load, _options: unknown, island: HTMLElement): void {
  const start = starter(load, island);
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  window.addEventListener("load", () => setTimeout(start, latestMilliseconds));
}
