import { pathIn } from "@frontdoor/contract/languages.ts";
import { firstLanguage, type LanguageCode } from "@frontdoor/words/languages.ts";
import type { PageAddress } from "./route-map.ts";

/** What languages make of a page that is asked for. */
type LanguageStep =
  | {
      kind: "show";
      /** Another language, which a line on the page offers until one is chosen. */
      offer?: LanguageCode;
      /** The language that the browser is to remember. */
      remember?: LanguageCode;
    }
  | { kind: "redirect"; location: string }
  /** Refuses a prefetch: a page that changes the remembered language has to be requested by a person. */
  | { kind: "refuse" };

interface Asked {
  address: PageAddress;
  carriesSecret: boolean;
  /** The language that the browser remembers, where it is offered. */
  remembered: LanguageCode | undefined;
  /** The offered language that the browser prefers (Accept-Language). */
  asked: LanguageCode | undefined;
  /** Whether the browser prefetches it. */
  isAhead: boolean;
  /** Whether a link on our own site led to it. */
  isOwnLink: boolean;
}

/**
 * A page in another language than English is remembered as chosen by whoever had chosen nothing, or comes by a link of
 * ours; a mailed link changes no choice. An English address leads to the remembered language, but for one that carries
 * a secret: it is shown as it was mailed. Who has chosen nothing, and whose browser asks for another language, is
 * offered it in one line until they choose, and led nowhere.
 */
export function languageStep(page: Asked): LanguageStep {
  const { address, carriesSecret, remembered, asked, isAhead, isOwnLink } = page;
  const { language, path, query } = address;
  if (language === remembered) return { kind: "show" };
  if (language !== firstLanguage) {
    if (isAhead) return { kind: "refuse" };
    const isChosen = remembered === undefined || isOwnLink;
    return isChosen ? { kind: "show", remember: language } : { kind: "show" };
  }
  if (remembered !== undefined) {
    if (carriesSecret) return { kind: "show" };
    return { kind: "redirect", location: pathIn(remembered, path) + query };
  }
  if (asked === undefined || asked === language) return { kind: "show" };
  return carriesSecret ? { kind: "show" } : { kind: "show", offer: asked };
}
