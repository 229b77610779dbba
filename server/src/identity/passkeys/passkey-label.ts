import type { DeviceName } from "@frontdoor/contract/account/logins.ts";
import { serverWords } from "@frontdoor/words/server-words.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { type LanguageConfig, offeredLanguage } from "../../platform/language/offered-language.ts";

/** Devices that a person knows by their own name, whatever browser runs there. */
const namedDevices: readonly DeviceName["system"][] = ["iPhone", "iPad"];

/** The default name of a passkey: the device on which it was made, in the owner's language. */
export function passkeyLabelOf(
  config: LanguageConfig,
  kept: string,
  { browser, system }: DeviceName,
): string {
  const { unnamed, browserOn } = serverWords[offeredLanguage(config, kept)].passkeys;
  if (namedDevices.includes(system)) return system;
  if (browser !== "other" && system !== "other") return fill(browserOn, { browser, system });
  return [browser, system].find((name) => name !== "other") ?? unnamed;
}
