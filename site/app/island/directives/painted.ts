import { type Load, starter } from "../starter.ts";

/** `client:painted`: hydrates an island after the first paint, when the island runtime loads. */
export default function painted(load: Load, _options: unknown, island: HTMLElement): void {
  starter(load, island)();
}
