import type { Placeholder } from "@frontdoor/words/text/translation.ts";
import { createElement, Fragment, type ReactNode } from "react";

interface SentenceProps<Text extends string> {
  text: Text;
  /** The element for each placeholder. */
  parts: Readonly<Record<Placeholder<Text>, ReactNode>>;
  /** The element around the text between placeholders. */
  wrap?: (words: string) => ReactNode;
}

/** A text with elements in place of its placeholders, whose order depends on the language. */
export function Sentence<const Text extends string>({
  text,
  parts,
  wrap = (words) => words,
}: SentenceProps<Text>) {
  const pieces = text.split(/\{(\w+)\}/);
  const content = pieces.map((piece, at) =>
    at % 2 === 0 ? piece && wrap(piece) : parts[piece as Placeholder<Text>],
  );
  return createElement(Fragment, null, ...content);
}
