import { type ParserOptions, parse } from "@babel/parser";
import type { Expression, Node, ObjectProperty } from "@babel/types";

/** A text as it stands in the source of a catalogue. */
interface SourceText {
  /** Its names from the outside in, such as `labels.username`. */
  name: string;
  /** As it is written, `${brand.name}` included; null where the value is no literal. */
  text: string | null;
  /** The comment above it in the source, for translators; empty without one. */
  comment: string;
  start: number;
  end: number;
}

const options: ParserOptions = { sourceType: "module", plugins: ["typescript"] };

/** Texts by their source: an export or an import asks for those of the same file several times. */
const known = new Map<string, readonly SourceText[]>();

/**
 * Every text of a catalogue's source, in its order.
 * @param source of a file that exports one catalogue
 * @throws Error where it exports none
 */
export function sourceTextsOf(source: string): readonly SourceText[] {
  const texts = known.get(source) ?? parsedTextsOf(source);
  known.set(source, texts);
  return texts;
}

function parsedTextsOf(source: string): SourceText[] {
  for (const statement of parse(source, options).program.body) {
    if (statement.type !== "ExportNamedDeclaration") continue;
    if (statement.declaration?.type !== "VariableDeclaration") continue;
    const value = statement.declaration.declarations[0]?.init;
    if (value) return textsIn(value, { name: "", comment: "" }, source);
  }
  throw new Error("The file exports no catalogue.");
}

type Place = Pick<SourceText, "name" | "comment">;

function textsIn(node: Expression, place: Place, source: string): SourceText[] {
  const within = (own: string, comment: string) => ({
    name: place.name === "" ? own : `${place.name}.${own}`,
    comment: comment || place.comment,
  });
  if (node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression") {
    return textsIn(node.expression, place, source);
  }
  if (node.type === "ObjectExpression") {
    return node.properties
      .filter((each): each is ObjectProperty => each.type === "ObjectProperty")
      .flatMap((each) =>
        textsIn(each.value as Expression, within(keyOf(each), commentAbove(each)), source),
      );
  }
  if (node.type === "ArrayExpression") {
    return node.elements.flatMap((each, at) =>
      textsIn(each as Expression, within(String(at), ""), source),
    );
  }
  const [start, end] = spanOf(node);
  return [{ ...place, text: writtenIn(node, source), start, end }];
}

function commentAbove({ leadingComments }: Node): string {
  const lines = leadingComments?.map(({ value }) => value) ?? [];
  return lines
    .join(" ")
    .replaceAll(/\s*\n \*\s*|^\*|\s+/g, " ")
    .trim();
}

function keyOf({ key }: ObjectProperty): string {
  if (key.type === "StringLiteral") return key.value;
  if (key.type === "Identifier") return key.name;
  throw new Error("A catalogue's names are written out.");
}

function writtenIn(node: Expression, source: string): string | null {
  if (node.type === "StringLiteral") return node.value;
  if (node.type !== "TemplateLiteral") return null;
  const values = node.expressions.map((each) => `\${${source.slice(...spanOf(each))}}`);
  return node.quasis.map(({ value }, at) => (value.cooked ?? "") + (values[at] ?? "")).join("");
}

const spanOf = ({ start, end }: Node): [number, number] => [start ?? 0, end ?? 0];

/**
 * The source with other texts in some places; all else stays as it is, but for the format of long lines.
 * @param texts by the name of the text, `${brand.name}` included
 */
export function withTexts(source: string, texts: ReadonlyMap<string, string>): string {
  return sourceTextsOf(source)
    .toReversed()
    .reduce((edited, { name, start, end }) => {
      const text = texts.get(name);
      if (text === undefined) return edited;
      return edited.slice(0, start) + literalOf(text) + edited.slice(end);
    }, source);
}

function literalOf(text: string): string {
  if (!/\$\{[\w.]+\}/.test(text)) return JSON.stringify(text);
  const escaped = text.replaceAll(/\\|`|\$(?!\{[\w.]+\})/g, "\\$&").replaceAll("\n", "\\n");
  return `\`${escaped}\``;
}
