/**
 * Forms that a browser sends without script. The site's build holds their handlers, which use the same screens and
 * calls as the script; the server runs them and lets them call its own APIs.
 */

import type { Context } from "./contexts.ts";
import type { LoginProduct } from "./products.ts";

/** A form as it came. */
export interface PostedForm {
  /** Of the page that the form stands on, as it is in English: `/login/practice`. */
  path: string;
  query: URLSearchParams;
  fields: URLSearchParams;
  /** What the page's last answer left with the browser, where it left anything; no script reads it. */
  kept: unknown;
  sending: {
    /** Asks an API as the page's own script would, for the browser that sent the form. */
    fetch: typeof fetch;
    /** The same for the same press: what is sent twice is done once. */
    idempotencyKey: string;
  };
  /** In place of a proof of work, which takes a script; each within limits of its own. */
  withoutWork: {
    /** What lets this browser's registration in once it has waited: goes with the call like a proof of work. */
    wait(): { permit: string; seconds: number };
    /** Mails a link that lets registrations of an address in, whether or not it has an account. */
    mailLink(product: LoginProduct, email: string): Promise<void>;
  };
  /** Whether a `location` of an API is one that people may be led to (SEC-F8). */
  isSafe(location: string): boolean;
}

/** A form that asks by its address, as it came: its page may be opened again, kept and gone back to. */
export interface AskedForm extends Pick<PostedForm, "path" | "query"> {
  sending: Pick<PostedForm["sending"], "fetch">;
  /** Whether an address of an API is one of the configured kiosk's (Q078). */
  isKiosk(address: string): boolean;
}

/** What becomes of a form. */
export type FormOutcome =
  /** The page again, with what is wrong; its links pass an invite on that can be used. */
  | { is: "shown"; state: unknown; path?: string; kept?: unknown; inviteCode?: string | null }
  /** Done: the browser is led to a page that says so, and may reload it. Its address names the product, if there is one. */
  | { is: "done"; state: unknown; path?: string; kept?: unknown; product?: Context }
  /** Redirects to where an API says. Going back to the finished form shows that it is finished. */
  | { is: "left"; location: string; isOver?: true };

/** What a page shows that answers a form. */
export interface Posted {
  /** The state of the page's screen. */
  state: unknown;
  /** What was typed, by the names of the fields; never a password. */
  values: Readonly<Record<string, string>>;
  /** Goes with the next form from this page. */
  hidden: { key: string; token: string };
}

/** The names of the hidden fields, which no form has otherwise. */
export const hiddenFields = { key: "form-key", token: "form-token" } as const;

/** The button or form that was used, where a page has several. */
export const whichField = "form";

/** In the query of a sign-up that was opened by the link which stands in for a proof of work. */
export const signUpLinkParameter = "signUpLink";

/** In the query of a page that shows what became of a form; the browser keeps the rest in a cookie. */
export const answeredParameter = "answered";

/** What an island of a built document is given. */
export interface IslandProps {
  page: Readonly<Record<string, unknown>>;
}

/** What the build of the site gives the server, in a file for each language. */
export interface PostedPages {
  /** The paths of the pages with forms, as they are in English, with `:name` for a part that varies. */
  paths: readonly string[];
  /** The name of the island, in the document of a page, that holds its form. */
  islandOf(path: string): string;
  /** Does what a form asks for. */
  answer(form: PostedForm): Promise<FormOutcome>;
  /** Of the pages whose form asks by their address. */
  askedPaths: readonly string[];
  /** What such a page shows for its query; `null` for the page as it was built. */
  asked(form: AskedForm): Promise<unknown>;
  /** The answer to a form of which nobody can tell whether a page of ours sent it: the page, to send it from again. */
  askAgain(form: PostedForm): FormOutcome;
  /**
   * The island as HTML.
   * @param props of the island, as the built document has them
   * @param prefix of the ids in it
   */
  render(path: string, props: IslandProps, posted: Posted, prefix: string): string;
}
