import { brand } from "@frontdoor/brand/brand.ts";
import { accountPageWords } from "@frontdoor/words/account-pages.ts";

type Page = keyof typeof accountPageWords;

/** Title and description of an account page, for the tab and for search engines. */
export function accountPage(page: Page) {
  const words: { title: string; description?: string } = accountPageWords[page];
  return { ...words, title: `${words.title} · ${brand.name}` };
}
