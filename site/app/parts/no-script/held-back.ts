/**
 * HTML, as React writes it, that a document holds before it is true, with each text in an attribute: some browsers without script know
 * no `hidden`, and would read it out. `page-shell/held-back.ts` writes the texts out.
 */
export function heldBack(html: string): string {
  return html.replaceAll(/>(\s*[^\s<][^<]*)/g, (_all, text: string) => {
    return `><span data-text="${text.replaceAll('"', "&quot;")}"></span>`;
  });
}
