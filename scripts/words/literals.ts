/** A string, a template, or what stands between tags. */
export interface Literal {
  is: "string" | "template" | "children";
  /** As it is written, without its quotes; `{…}` stands for each value in a template. */
  text: string;
  line: number;
  /** The attribute, property or constant that it is the value of; empty where it is the value of none. */
  name: string;
  /** The function that it is handed to, e.g. `querySelector` or `Error`; empty where it is handed to none. */
  call: string;
  /** It is compared with (`===`, `case`) or looked up (`labels["username"]`): a name of the code's own. */
  isKey: boolean;
}

/** A stretch of one of four languages, and what a literal in it is the value of and handed to. */
interface Stretch extends Omit<Literal, "is" | "line"> {
  of: "code" | "tag" | "children" | "template";
  start: number;
  /** How a tag begins, or a template so far. */
  text: string;
}

interface Reading {
  source: string;
  at: number;
  hasTags: boolean;
  /** The innermost last. */
  stretches: Stretch[];
  /** The last tokens of code or of a tag, the latest first. */
  before: readonly string[];
  found: Literal[];
}

const blanks = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const token = {
  code: /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[\p{L}\d$_#]+|[=!]==|=>|[\s\S]/uy,
  tag: /"[^"]*"|'[^']*'|\/?>|[\p{L}\d$_:.-]+|[\s\S]/uy,
  children: /<!--[\s\S]*?-->|<![^>]*>|<\/[^>]*>|<[\w.:-]*|\{|[^<{]+/y,
  template: /\$\{|\\[\s\S]|[^`\\$]+|[\s\S]/y,
};
/** No parameter of a type. */
const openingTag = /<(?:[A-Za-z][\w.:-]*(?![\w.:-]| extends |,)|(?=>))/y;
const regularExpression = /\/(?:\[(?:[^\]\\\n]|\\.)*\]|[^/\\\n[]|\\.)+\/[a-z]*/y;
/** Behind these a value begins: there `<` opens a tag, and `/` a regular expression. */
const beforeValue = /^(?:[^\p{L}\d"'`)\]}$_#].*|return|case|default|typeof|in|of|await|else|)$/u;
const property = /^(["']?)([\p{L}\d$_-]+)\1$/u;
/** They have no children, and nothing closes them. */
const neverClosed = /^<(?:br|hr|img|input|link|meta|source|wbr)$/;

/**
 * All literals of a file of TypeScript or Astro; its comments are passed over.
 * @returns null where tags or brackets were misread, so that what was found says little
 */
export function literalsOf(path: string, source: string): Literal[] | null {
  if (!path.endsWith(".astro")) return read(source, "code", path.endsWith(".tsx"));
  const [script = ""] = /^---\n[\s\S]*?\n---\n/.exec(source) ?? [];
  const page = script.replaceAll(/[^\n]/g, "") + source.slice(script.length);
  const ofScript = read(script.replaceAll(/^---$/gm, ""), "code", false);
  const ofPage = read(page, "children", true);
  return ofScript && ofPage && [...ofScript, ...ofPage];
}

function read(source: string, language: "code" | "children", hasTags: boolean) {
  const reading: Reading = { source, at: 0, hasTags, stretches: [], before: [], found: [] };
  open(reading, { of: language });
  while (reading.at < source.length) {
    const stretch = reading.stretches.at(-1);
    if (stretch === undefined) return null;
    readers[stretch.of](reading, stretch);
  }
  return reading.stretches.length === 1 ? reading.found : null;
}

const nowhere = { name: "", call: "", isKey: false };
const readers = { code: readCode, tag: readTag, children: readChildren, template: readTemplate };

function readCode(reading: Reading, stretch: Stretch) {
  if (take(reading, blanks) !== "") return;
  const start = reading.at;
  const [last = ""] = reading.before;
  if (beforeValue.test(last)) {
    const tag = reading.hasTags ? take(reading, openingTag) : "";
    if (tag !== "") return open(reading, { of: "tag", text: tag });
    if (take(reading, regularExpression) !== "") return pass(reading, ")");
  }
  const found = take(reading, token.code);
  const isKey = stretch.isKey || /^(?:[=!]==|case)$/.test(last);
  const place = { start, name: nameAt(reading, stretch), call: stretch.call, isKey };
  pass(reading, found);
  if (found === "`") open(reading, { of: "template", ...place });
  else if (/^["']/.test(found)) keep(reading, "string", found.slice(1, -1), place);
  else if (found === "(") open(reading, { of: "code", name: place.name, call: last });
  else if (found === "{") open(reading, { of: "code", name: place.name });
  else if (found === "[") open(reading, { of: "code", ...place, isKey: !beforeValue.test(last) });
  else if (/^[)}\]]$/.test(found)) reading.stretches.pop();
}

/** What a value here belongs to: a property of `{ a: …, b: … }`, a constant, or what is around it. */
function nameAt({ before }: Reading, { name }: Stretch): string {
  const [sign = "", key = "", beforeKey = ""] = before;
  const isNamed = sign === "=" || (sign === ":" && /^[{,]$/.test(beforeKey));
  return (isNamed && property.exec(key)?.[2]) || name;
}

function readTag(reading: Reading, { text: tag }: Stretch) {
  if (take(reading, blanks) !== "") return;
  const [last, attribute = ""] = reading.before;
  const place = { start: reading.at, name: last === "=" ? attribute : "" };
  const found = take(reading, token.tag);
  pass(reading, found);
  if (found === "`") open(reading, { of: "template", ...place });
  else if (/^["']/.test(found)) keep(reading, "string", found.slice(1, -1), place);
  else if (found === "{") open(reading, { of: "code", name: place.name });
  else if (found.endsWith(">")) {
    reading.stretches.pop();
    if (found === ">" && !neverClosed.test(tag)) open(reading, { of: "children" });
    pass(reading, ")");
  }
}

function readChildren(reading: Reading) {
  const { at: start } = reading;
  const found = take(reading, token.children);
  if (found === "{") open(reading, { of: "code" });
  else if (found.startsWith("</")) reading.stretches.pop();
  else if (found.startsWith("<!")) return;
  else if (found.startsWith("<")) open(reading, { of: "tag", text: found });
  else keep(reading, "children", found, { start });
  pass(reading, ")");
}

function readTemplate(reading: Reading, stretch: Stretch) {
  const found = take(reading, token.template);
  if (found === "`") {
    keep(reading, "template", stretch.text, stretch);
    reading.stretches.pop();
  } else if (found === "${") {
    stretch.text += "{…}";
    pass(reading, found);
    open(reading, { of: "code", name: stretch.name });
  } else stretch.text += found;
}

/** The next token if it is one of these, else nothing. */
function take(reading: Reading, kind: RegExp): string {
  kind.lastIndex = reading.at;
  const [found = ""] = kind.exec(reading.source) ?? [];
  reading.at += found.length;
  return found;
}

function pass(reading: Reading, found: string) {
  reading.before = [found, ...reading.before.slice(0, 2)];
}

function open(reading: Reading, stretch: Pick<Stretch, "of"> & Partial<Stretch>) {
  const inner = { ...nowhere, start: reading.at, text: "", ...stretch };
  if (inner.of === "code") reading.before = ["{", ...reading.before.slice(0, 2)];
  reading.stretches.push(inner);
}

function keep(
  { source, found }: Reading,
  is: Literal["is"],
  text: string,
  { start, ...place }: Pick<Stretch, "start"> & Partial<Stretch>,
) {
  const indent = is === "children" ? text.length - text.trimStart().length : 0;
  const line = source.slice(0, start + indent).split("\n").length;
  const { name, call, isKey } = { ...nowhere, ...place };
  if (text.trim() !== "") found.push({ is, text: text.trim(), line, name, call, isKey });
}
