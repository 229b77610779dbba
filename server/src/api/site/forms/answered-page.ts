import { brand } from "@frontdoor/brand/brand.ts";
import { isContext, productParameter } from "@frontdoor/contract/contexts.ts";
import type { IslandProps, Posted, PostedPages } from "@frontdoor/contract/posted-forms.ts";
import { escapeHtml } from "../../../platform/mail/mail-style.ts";
import { writtenOut } from "../pages/written-out.ts";

/** Where an island ends in a built document. */
const end = "<!--astro:end--></astro-island>";

/**
 * A built document whose form was answered: its island as the screen shows it now, with the state beside it, from
 * which a script that runs after all goes on.
 * @param path of the page in English
 * @throws Error where the document has no such island
 */
export function answeredPage(html: string, path: string, pages: PostedPages, posted: Posted) {
  const name = pages.islandOf(path);
  const opening = new RegExp(
    `<astro-island (?=[^>]*component-url="/assets/${name}\\.[^"]*")[^>]*>`,
  ).exec(html);
  const content = (opening?.index ?? 0) + (opening?.[0].length ?? 0);
  const rest = html.indexOf(end, content);
  if (opening === null || rest === -1) throw new Error(`The page ${path} has no island ${name}.`);
  const [tag] = opening;
  const props: WrittenProps = JSON.parse(unescapeHtml(attributeOf(tag, "props")));
  const island = pages.render(path, plain(props), posted, attributeOf(tag, "prefix"));
  const known = { ...posted, values: valuesOf(island, posted) };
  const withState = JSON.stringify({ ...props, posted: [0, JSON.stringify(known)] });
  const newTag = tag.replace(/props="[^"]*"/, () => `props="${escapeHtml(withState)}"`);
  const document = html.slice(0, opening.index) + newTag + island + html.slice(rest);
  return inProduct(document, known.values[productParameter]);
}

/** The document in the colours of the product that is chosen in it, with a header that names it, as a script does. */
function inProduct(html: string, product: string | undefined): string {
  if (!isContext(product)) return html;
  const { name } = brand.products[product];
  return html
    .replace(/(?<=<html[^>]* data-context)(?:="\w*")?/, `="${product}"`)
    .replace(
      / aria-label="[^"]*"( data-brand="[^"]*">.*?<em>)[^<]*/s,
      (_all, logo: string) =>
        ` aria-label="${escapeHtml(`${brand.name} ${name}`)}"${logo} ${escapeHtml(name)}`,
    )
    .replaceAll(
      /( data-product="(\w+)" data-current="(\w+)")(?: aria-current="\w+")?/g,
      (_all, tab: string, of: string, current: string) =>
        of === product ? `${tab} aria-current="${current}"` : tab,
    );
}

/** Of what was sent, what the island has fields for: nobody puts anything else into the page. */
function valuesOf(island: string, { values }: Posted): Posted["values"] {
  const names = new Set([...island.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
}

/** As Astro writes the properties of an island: each value behind the number of its kind, which is 0 for plain ones. */
type Written = readonly [0, unknown];
interface WrittenProps {
  page: readonly [0, Readonly<Record<string, Written>>];
}

function plain({ page: [, page], ...props }: WrittenProps): IslandProps {
  return { ...eachPlain(props), page: eachPlain(page) };
}

function eachPlain(written: Readonly<Record<string, Written>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(written).map(([name, [, value]]) => [name, value]));
}

function attributeOf(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}

function unescapeHtml(text: string): string {
  return text.replaceAll("&quot;", '"').replaceAll("&#38;", "&").replaceAll("&amp;", "&");
}

/** The document with its links to other languages leading to what it shows; a script sees to that itself. */
export function inEachLanguage(html: string, { path, query }: { path: string; query: string }) {
  return html.replace(
    / href="(\/\w+)[^"]*"(?= hreflang=)/gi,
    (_all, language: string) => ` href="${language}${escapeHtml(path + query)}"`,
  );
}

/** The note in a page that its form is over (`SignedUp`), as it was built, and the form below it. */
const over =
  /( data-signed-up="") hidden=""(.*?)<astro-island [^>]*client="form".*?<!--astro:end--><\/astro-island>/s;

/** A built document that says in the place of its form that it is over; null for one that has no such words. */
export function overPage(html: string): string | null {
  if (!over.test(html)) return null;
  return html.replace(over, (_all, open: string, note: string) => open + writtenOut(note));
}
