/** The note in a page that its form is over (`SignedUp`), as it was built, and the form below it. */
const note = / data-signed-up="" hidden=""/;
const form = /<astro-island [^>]*client="form".*?<!--astro:end--><\/astro-island>/s;

/** A built document that says in the place of its form that it is over; null for one that has no such words. */
export function overPage(html: string): string | null {
  if (!note.test(html)) return null;
  return html.replace(note, ' data-signed-up=""').replace(form, "");
}
