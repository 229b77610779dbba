import type { Placeholder } from "@frontdoor/words/text/translation.ts";
import { Fragment, type ReactNode } from "react";

interface SentenceProps<Text extends string> {
  text: Text;
  /** What stands in the place of each placeholder. */
  parts: Readonly<Record<Placeholder<Text>, ReactNode>>;
}

/** A text with elements where its placeholders stand: each language has its own order of words. */
export function Sentence<const Text extends string>({ text, parts }: SentenceProps<Text>) {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, at) =>
      at % 2 === 0 ? piece : <Fragment key={piece}>{parts[piece as Placeholder<Text>]}</Fragment>,
    );
}
