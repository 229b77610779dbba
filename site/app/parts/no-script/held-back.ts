/**
 * Moves the texts of hidden HTML into attributes: some browsers without script ignore `hidden` and would read it out.
 * `page-shell/held-back.ts` shows the texts.
 */
export function heldBack(html: string): string {
  return html.replaceAll(/>(\s*[^\s<][^<]*)/g, (_all, text: string) => {
    return `><span data-text="${text.replaceAll('"', "&quot;")}"></span>`;
  });
}
