import type { Page } from "@playwright/test";

/** Something that people read on a page. */
export interface View {
  /** As it is in English, such as `/login/practice`. */
  address: string;
  /** The part that is shown where the whole page would show too much: a selector. */
  part?: string;
  /** What stands in the server's place, and what is pressed and filled in before the page is looked at. */
  before?: (page: Page) => Promise<unknown>;
  after?: (page: Page) => Promise<unknown>;
}

/** A view, or a mail, as it looks. */
export interface Picture {
  title: string;
  width: number;
  height: number;
  /** From the top down, each a picture of its own that a printed page has room for: data URIs. */
  pieces: readonly string[];
}
