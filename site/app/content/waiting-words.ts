import { brand } from "@frontdoor/brand/brand.ts";
import { accountPageWords } from "@frontdoor/words/account-pages.ts";
import { noScriptWords } from "@frontdoor/words/no-script.ts";

/** The words of a page until its script has loaded. */
export interface WaitingWords {
  title: string;
  purpose: keyof typeof noScriptWords.need;
  /** What stays unchanged until the person confirms it. */
  until?: string;
}

const signUp: WaitingWords = { title: accountPageWords.signUp.title, purpose: "signUp" };

/** By the first part of the address. */
const words: Readonly<Record<string, WaitingWords>> = {
  login: { title: accountPageWords.login.title, purpose: "logIn" },
  signup: signUp,
  register: signUp,
  account: {
    title: accountPageWords.emailVerification.title,
    purpose: "verifyAddress",
    until: noScriptWords.until.verifyAddress,
  },
  "not-me": { title: accountPageWords.notMe.title, purpose: "notMe" },
  "stored-data": { title: accountPageWords.storedData.title, purpose: "getData" },
};

/** The words of a page that waits for its script; any other address redirects home. */
export function waitingWords(path: string): WaitingWords {
  const [, first = ""] = path.split("/");
  return words[first] ?? { title: brand.name, purpose: "openPage" };
}
