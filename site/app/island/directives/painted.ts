import { type Load, starter } from "../starter.ts";

/** `client:painted`: an island starts once the page is painted, which is when the runtime of islands comes. */
export default function painted(load: Load, _options: unknown, island: HTMLElement): void {
  starter(load, island)();
}
