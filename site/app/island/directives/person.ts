import { onFirstSign } from "../../client/first-sign.ts";
import { type Load, starter } from "../starter.ts";

/** `client:person`: an island starts on the first sign of a person. */
export default function person(load: Load, _options: unknown, island: HTMLElement): void {
  onFirstSign(starter(load, island));
}
