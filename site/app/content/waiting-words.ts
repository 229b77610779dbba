import { brand } from "@frontdoor/brand/brand.ts";
import { accountPageWords } from "@frontdoor/words/account-pages.ts";
import { noScriptWords } from "@frontdoor/words/no-script.ts";

/** What a page says of itself as long as no script shows it. */
export interface WaitingWords {
  title: string;
  purpose: keyof typeof noScriptWords.need;
  /** What stays as it is until the person has done it. */
  until?: string;
}

const signUp: WaitingWords = { title: accountPageWords.signUp.title, purpose: "signUp" };

/** The words for each page, by the first part of its address. */
const words: Readonly<Record<string, WaitingWords>> = {
  login: { title: accountPageWords.login.title, purpose: "logIn" },
  signup: signUp,
  register: signUp,
  account: {
    title: accountPageWords.emailVerification.title,
    purpose: "proveAddress",
    until: noScriptWords.until.proveAddress,
  },
  "not-me": { title: accountPageWords.notMe.title, purpose: "notMe" },
  "stored-data": { title: accountPageWords.storedData.title, purpose: "getData" },
};

/** The words of an address whose page waits for its script; any other address is about to lead home. */
export function waitingWords(path: string): WaitingWords {
  const [, first = ""] = path.split("/");
  return words[first] ?? { title: brand.name, purpose: "openPage" };
}
