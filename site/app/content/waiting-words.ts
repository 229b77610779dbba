import { brand } from "@frontdoor/brand/brand.ts";

/** What a page says of itself as long as no script shows it. */
export interface WaitingWords {
  title: string;
  /** What it is for, after "JavaScript is needed to". */
  purpose: string;
  /** What stays as it is until the person has done it. */
  until?: string;
}

const signUp: WaitingWords = { title: "Sign up", purpose: "sign up" };

/** The words for each page, by the first part of its address. */
const words: Readonly<Record<string, WaitingWords>> = {
  login: { title: "Log in", purpose: "log in" },
  signup: signUp,
  register: signUp,
  passwordreset: {
    title: "Change Password",
    purpose: "choose your new password",
    until: "Until you choose it, your old password stays.",
  },
  requestremoval: {
    title: "Account removal",
    purpose: "confirm the removal of your account",
    until: "Until you confirm it, your account stays as it is.",
  },
};

/** The words of an address whose page waits for its script; any other address is about to lead home. */
export function waitingWords(path: string): WaitingWords {
  const [, first = ""] = path.split("/");
  return words[first] ?? { title: brand.name, purpose: "open this page" };
}
