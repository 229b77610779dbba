import { onFirstInput } from "../../client/first-input.ts";
import { type Load, starter } from "../starter.ts";

/** `client:person`: hydrates an island at the first user input. */
export default function person(load: Load, _options: unknown, island: HTMLElement): void {
  onFirstInput(starter(load, island));
}
