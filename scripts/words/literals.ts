import { type ParserOptions, parse } from "@babel/parser";
import { type Node, VISITOR_KEYS } from "@babel/types";

/** A string, a template, or what stands between tags. */
export interface Literal {
  is: "string" | "template" | "children";
  /** Without its quotes; `{…}` stands for each value in a template. */
  text: string;
  line: number;
  /** The attribute, property or constant that it is the value of; empty where it is the value of none. */
  name: string;
  /** The function that it is handed to, e.g. `querySelector` or `Error`; empty where it is handed to none. */
  call: string;
  /** It is compared with (`===`, `case`) or looked up (`labels["username"]`): a name of the code's own. */
  isKey: boolean;
}

type Place = Pick<Literal, "name" | "call" | "isKey">;
const nowhere: Place = { name: "", call: "", isKey: false };

/**
 * All literals of a file of TypeScript or Astro; its comments are passed over.
 * @returns null where tags or brackets do not match, so that nothing can be said
 */
export function literalsOf(path: string, source: string): Literal[] | null {
  if (!path.endsWith(".astro")) return read(source, path.endsWith(".tsx"));
  const [script = ""] = /^---\n[\s\S]*?\n---\n/.exec(source) ?? [];
  const page = source.slice(script.length).replaceAll(/<!--[\s\S]*?-->|<![^>]*>/g, blank);
  const ofScript = read(script.replaceAll(/^---$/gm, ""), false);
  const ofPage = read(`${blank(script)}<>${page}</>`, true);
  return ofScript && ofPage && [...ofScript, ...ofPage];
}

/** Keeps the numbers of the lines below. */
const blank = (text: string) => text.replaceAll(/[^\n]/g, "");

function read(source: string, hasTags: boolean): Literal[] | null {
  const plugins: ParserOptions["plugins"] = hasTags ? ["typescript", "jsx"] : ["typescript"];
  const options = { sourceType: "module", allowReturnOutsideFunction: true, plugins } as const;
  try {
    return literalsIn(parse(source, options).program, nowhere);
  } catch {
    return null;
  }
}

function literalsIn(node: Node, place: Place): Literal[] {
  const own = literalOf(node, place);
  const inner = (VISITOR_KEYS[node.type] ?? []).flatMap((part) => {
    const children: (Node | null | undefined)[] = [Reflect.get(node, part)].flat();
    const within = placeIn(node, part, place);
    return children.flatMap((child) => (child ? literalsIn(child, within) : []));
  });
  return own === null || own.text === "" ? inner : [own, ...inner];
}

function literalOf(node: Node, place: Place): Literal | null {
  const line = node.loc?.start.line ?? 0;
  if (node.type === "StringLiteral") {
    return { is: "string", text: node.value.trim(), line, ...place };
  }
  if (node.type === "TemplateLiteral") {
    const text = node.quasis.map(({ value }) => value.raw).join("{…}");
    return { is: "template", text: text.trim(), line, ...place };
  }
  if (node.type !== "JSXText") return null;
  const [before = ""] = /^\s*/.exec(node.value) ?? [];
  const above = before.split("\n").length - 1;
  return { is: "children", text: node.value.trim(), line: line + above, ...place };
}

/** Which part of a node names what it holds. */
const namedBy: Readonly<Record<string, string>> = {
  VariableDeclarator: "id",
  ObjectProperty: "key",
  ClassProperty: "key",
  AssignmentExpression: "left",
  AssignmentPattern: "left",
};
const ofTags = /^JSX(?:Element|Fragment) /;
/** What stands in these is handed to nobody, whatever they are handed to. */
const apart = /^(?:ObjectExpression properties|BlockStatement body|TemplateLiteral expressions)$/;
const lookedUp = /^(?:SwitchCase test|(?:Optional)?MemberExpression property)$/;

/** What a part of a node is the value of and handed to. */
function placeIn(node: Node, part: string, place: Place): Place {
  const where = `${node.type} ${part}`;
  if (ofTags.test(where)) return nowhere;
  if (apart.test(where)) return { ...nowhere, name: place.name };
  if (lookedUp.test(where) || isComparison(node)) return { ...place, isKey: true };
  if (node.type === "JSXAttribute") return { ...nowhere, name: nameOf(node.name) };
  if (part === "arguments" && "callee" in node) {
    return { ...place, call: nameOf(node.callee), isKey: false };
  }
  const named = namedBy[node.type];
  return named === undefined || named === part
    ? place
    : { ...place, name: nameOf(Reflect.get(node, named)) || place.name };
}

const isComparison = (node: Node) =>
  node.type === "BinaryExpression" && /^[=!]==$/.test(node.operator);

/** `name`, also as `"name"` and `its.name`; empty for anything else. */
function nameOf(node: Node): string {
  if (node.type === "StringLiteral") return node.value;
  if (node.type === "MemberExpression") return nameOf(node.property);
  return "name" in node && typeof node.name === "string" ? node.name : "";
}
