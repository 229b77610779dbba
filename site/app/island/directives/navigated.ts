import { type Load, starter } from "../starter.ts";

/** `client:navigated`: hydrates an island where another page of this site passed state on. */
export default function navigated(load: Load, _options: unknown, island: HTMLElement): void {
  if (window.history.state !== null) starter(load, island)();
}
