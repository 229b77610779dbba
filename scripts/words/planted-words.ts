import { type Literal, literalsOf } from "./literals.ts";

const looked = /^site\/(?:app\/.*\.tsx?|src\/.*\.astro)$/;
const leftOut = /\.test\.tsx?$|^site\/app\/content\/legal\//;

/** These are read out or shown, whatever stands in them. */
const read = /^(?:aria-(?:label|description|roledescription|valuetext)|alt|placeholder|title)$/;
/** What is a browser's alone: classes, drawing, permissions. */
const unread =
  /^(?:class|className|style|d|transform|preserveAspectRatio|viewBox|points|allow|media|autoComplete)$/;
/** To whom these are handed is a developer or a browser. */
const unreadBy = /(?:Error|Exception)$|^(?:querySelector(?:All)?|closest|matches)$/;

interface Exception {
  in: RegExp;
  text: RegExp;
}

/** What looks like words, and is none that anybody translates. */
const exceptions: readonly Exception[] = [
  // People of the drawings, who stand there alone.
  {
    in: /^site\/app\/(?:ui\/product-illustrations|pages)\//,
    text: /^(?:Dr )?(?:[A-Z]\. )+(?:van )?[A-Z][a-z]+$/,
  },
  {
    in: /^site\/app\/(?:ui\/product-illustrations|pages)\//,
    text: /^(?:Nomvula|Dlamini|Nomvula Dlamini|Naidoo Ortho|Hillside Family(?: Practice)?|14 Acacia Road)$/,
  },
  // A system that has one name in every language.
  { in: /\/app-links\.tsx$/, text: /^Android$/ },
  // Values of a field as the call takes them.
  { in: /^site\/app\/flows\/sign-up\/academic\//, text: /^(?:Yes|No)$/ },
  // docs/flows.md alone shows them.
  { in: /^site\/app\/journeys\.ts$/, text: /^the (?:answer|kiosk)$/ },
  // The contexts that a label is for, as the style sheet takes them.
  { in: /\/request-form\.tsx$/, text: /^patient practice$/ },
  { in: /\/login-context-cookie\.ts$/, text: /^; Secure$/ },
  { in: /\/(?:Document|Console)\.astro$/, text: /^light dark$/ },
];

/** Texts that a person reads and that stand in a component instead of a catalogue, a line each. */
export function plantedWords(path: string, source: string): string[] {
  if (!looked.test(path) || leftOut.test(path)) return [];
  const literals = literalsOf(path, source);
  if (literals === null) return [`${path}: scripts/words/literals.ts loses its tags or brackets`];
  const excepted = exceptions.filter((exception) => exception.in.test(path));
  return literals
    .filter((literal) => isRead(literal) && !excepted.some(({ text }) => text.test(literal.text)))
    .map(
      ({ line, text }) =>
        `${path}:${line}: words belong in words/en: ${text.replaceAll(/\s+/g, " ")}`,
    );
}

function isRead({ is, text, name, call, isKey }: Literal): boolean {
  if (isKey || unread.test(name) || unreadBy.test(call)) return false;
  const shown = text.replaceAll(/&#?\w+;/g, " ");
  if (is === "children" || read.test(name)) return /\p{L}/u.test(shown.replaceAll("{…}", ""));
  return isProse(shown);
}

/** A word with the punctuation of sentences around it; a value, a number or `&` may be in a word's place. */
const inSentence = /^["'(“‘]*(\p{Lu}*[\p{Ll}’'-]*|\{…\}|\d[\d.,:]*|&)["')”’,.:;!?…%]*$/u;
const word = /^\p{L}[\p{Ll}’'-]+$|^\p{Lu}{2,}$/u;
const capitalised = /^\p{Lu}\p{Ll}/u;
const className = /\S(?:--|__)\S/;
const sentenceEnd = /[.!?…]["')”’]*$/;
/** What code appends to a text: `, done`. */
const appended = /^[,;:.] \p{L}/u;

/** True for a capitalised word, for words beside each other, for the end of a sentence. */
function isProse(text: string): boolean {
  if (className.test(text)) return false;
  const found = text.split(/\s+/).map((chunk) => inSentence.exec(chunk)?.[1] ?? "");
  const words = found.filter((chunk) => word.test(chunk));
  if (words.some((each) => capitalised.test(each)) || appended.test(text)) return true;
  const areBeside = found.some((chunk, at) => chunk !== "" && Boolean(found[at + 1]));
  return words.length > 0 && (areBeside || sentenceEnd.test(text));
}
