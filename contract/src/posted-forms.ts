/**
 * Forms that a browser sends without script. The site's build holds their handlers, which use the same screens and
 * calls as the script; the server runs them and lets them call its own APIs.
 */

import type { Context } from "./contexts.ts";
import type { LoginProduct } from "./products.ts";

/** A form as it was sent. */
export interface PostedForm {
  /** Of the page that the form stands on, as it is in English: `/login/practice`. */
  path: string;
  query: URLSearchParams;
  fields: URLSearchParams;
  /** The value that the page's last response stored in the browser, if any; no script reads it. */
  kept: unknown;
  sending: {
    /** Calls an API as the page's own script would, for the browser that sent the form. */
    fetch: typeof fetch;
    /** The same for the same press, so that a form that is sent twice is processed once. */
    idempotencyKey: string;
  };
  /** Alternatives to a proof of work, which needs a script; each has limits of its own. */
  withoutWork: {
    /** A permit for this browser's registration once it has waited, sent with the call like a proof of work. */
    wait(): { permit: string; seconds: number };
    /** Mails a link that permits registrations of an address, whether or not it has an account. */
    mailLink(product: LoginProduct, email: string): Promise<void>;
  };
  /** Whether people may be sent to a `location` of an API (SEC-F8). */
  isSafe(location: string): boolean;
}

/** A form that is sent in the page's address: the page may be opened again, bookmarked and gone back to. */
export interface AskedForm extends Pick<PostedForm, "path" | "query"> {
  sending: Pick<PostedForm["sending"], "fetch">;
  /** Whether an address of an API is one of the configured kiosk's (Q078). */
  isKiosk(address: string): boolean;
}

interface Answer {
  state: unknown;
  path?: string;
  kept?: unknown;
  product?: Context | undefined;
}

/** The result of a form. */
export type FormOutcome =
  /**
   * The page again, with its problems; its links pass on an invite that can be used, and those to other languages the
   * product, if there is one.
   */
  | (Answer & { is: "shown"; inviteCode?: string | null })
  /** Done: the browser is redirected to a page that says so, and may reload it. Its address names the product. */
  | (Answer & { is: "done" })
  /** Redirects to the address that an API returned. Going back to the finished form shows that it is finished. */
  | { is: "left"; location: string; isOver?: true };

/** The content of a page that shows a form's result. */
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

/** The query parameter of a sign-up that was opened by the link which replaces a proof of work. */
export const signUpLinkParameter = "signUpLink";

/** The query parameter of a page that shows a form's result; the rest is in a cookie. */
export const answeredParameter = "answered";

/** The properties of an island in a built document. */
export interface IslandProps {
  page: Readonly<Record<string, unknown>>;
}

/** The site's build for the server, a file for each language. */
export interface PostedPages {
  /** The paths of the pages with forms, as they are in English, with `:name` for a part that varies. */
  paths: readonly string[];
  /** The name of the island, in the document of a page, that holds its form. */
  islandOf(path: string): string;
  /** Processes a form. */
  answer(form: PostedForm): Promise<FormOutcome>;
  /** The paths of the pages whose form is sent in their address. */
  askedPaths: readonly string[];
  /** The state of such a page for its query; `null` for the page as it was built. */
  asked(form: AskedForm): Promise<unknown>;
  /** The result for a form that may not come from a page of ours: the page, to send it from again. */
  askAgain(form: PostedForm): FormOutcome;
  /**
   * The island as HTML.
   * @param props of the island, as the built document has them
   * @param prefix of the ids in it
   */
  render(path: string, props: IslandProps, posted: Posted, prefix: string): string;
}
