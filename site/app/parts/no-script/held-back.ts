/**
 * Moves the texts of hidden HTML into attributes: some browsers without script ignore `hidden` and would read it out.
 * `page-shell/held-back.ts` shows the texts.
 */
export function heldBack(html: string): string {
  return heldIn("span", html);
}

/**
 * Holds back the texts of what works by script alone: buttons, links that a `noscript` replaces, and dialogs. Text
 * browsers know no style sheet, and would show them beside what works. `page-shell/held-back.ts` puts them back while
 * the document is parsed, before it is painted.
 */
export function heldForScript(html: string): string {
  return html.replaceAll(scripted, (element) => heldIn("i", element));
}

/** A popover opens without script. */
const scripted =
  /<dialog\b.*?<\/dialog>|<button\b(?=[^>]* type="button")(?![^>]* popovertarget=).*?<\/button>|<a\b[^>]*>[^<]*<\/a>(?=<noscript><a\b)/gis;

function heldIn(name: string, html: string): string {
  return html.replaceAll(/>(\s*[^\s<][^<]*)/g, (_all, text: string) => {
    return `><${name} data-text="${text.replaceAll('"', "&quot;")}"></${name}>`;
  });
}
