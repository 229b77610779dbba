/** HTML with the texts that `site/app/parts/no-script/held-back.ts` kept in attributes. */
export function writtenOut(html: string): string {
  return html.replaceAll(/<span data-text="([^"]*)"><\/span>/g, "$1");
}
