import type { Placeholder } from "@frontdoor/words/text/translation.ts";
import { createElement, Fragment, type ReactNode } from "react";

interface SentenceProps<Text extends string> {
  text: Text;
  /** What stands in the place of each placeholder. */
  parts: Readonly<Record<Placeholder<Text>, ReactNode>>;
  /** What the words around them stand in. */
  wrap?: (words: string) => ReactNode;
}

/** A text with elements where its placeholders stand: each language has its own order of words. */
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
