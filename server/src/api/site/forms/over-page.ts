import { writtenOut } from "../pages/written-out.ts";

/** The note in a page that its form is over (`SignedUp`), as it was built, and the form below it. */
const over =
  /( data-signed-up="") hidden=""(.*?)<astro-island [^>]*client="form".*?<!--astro:end--><\/astro-island>/s;

/** A built document that says in the place of its form that it is over; null for one that has no such words. */
export function overPage(html: string): string | null {
  if (!over.test(html)) return null;
  return html.replace(over, (_all, open: string, note: string) => open + writtenOut(note));
}
