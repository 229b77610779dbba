import { type Load, starter } from "../starter.ts";

/** `client:navigated`: an island starts where another page of this site sent something along. */
export default function navigated(load: Load, _options: unknown, island: HTMLElement): void {
  if (window.history.state !== null) starter(load, island)();
}
