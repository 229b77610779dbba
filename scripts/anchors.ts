const hidden = /<!--[\s\S]*?-->|^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1/gm;
const heading = /^ {0,3}#{1,6}[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/gm;

/**
 * The anchors that GitHub gives the headings of a Markdown text, in their order: lower case, without punctuation, a
 * hyphen for each space, and a number after a repeated one.
 */
export function headingAnchors(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, words = ""] of markdown.replaceAll(hidden, "").matchAll(heading)) {
    const slug = slugOf(words);
    let anchor = slug;
    for (let times = 1; anchors.has(anchor); times += 1) anchor = `${slug}-${times}`;
    anchors.add(anchor);
  }
  return anchors;
}

function slugOf(words: string): string {
  const shown = words.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1");
  return shown
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}\p{Pc} -]/gu, "")
    .replaceAll(" ", "-");
}
