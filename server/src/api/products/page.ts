import { entriesOfPage } from "@frontdoor/contract/products/pages.ts";
import type { ProductContext } from "./product-context.ts";

/** What a caller asked for of a list, checked already. */
interface AskedPage {
  limit?: number | undefined;
  after?: string | undefined;
}

/** What a store is asked for. */
export interface Page {
  /** The id of the row that the page follows. */
  after: string | undefined;
  limit: number;
}

/**
 * One page of a list, with the way to the next one where something follows.
 * @param find rows in the order of the list: those that follow the id `after`, at most `limit`
 * @param usual how many there are where the caller names no number
 */
export async function pageOf<Row extends { id: string }>(
  { limit, after }: AskedPage,
  { leadToNextPage }: Pick<ProductContext, "leadToNextPage">,
  find: (page: Page) => Promise<Row[]>,
  usual = entriesOfPage,
): Promise<Row[]> {
  const most = limit ?? usual;
  const rows = await find({ after, limit: most + 1 });
  const shown = rows.slice(0, most);
  const last = shown.at(-1);
  if (rows.length > most && last !== undefined) leadToNextPage(last.id);
  return shown;
}
