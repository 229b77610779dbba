import { pathIn } from "@frontdoor/contract/languages.ts";
import { serverWords } from "@frontdoor/words/server-words.ts";
import { dayIn } from "@frontdoor/words/text/dates.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import type { Placeholder } from "@frontdoor/words/text/translation.ts";
import { type LanguageConfig, offeredLanguage } from "../language/offered-language.ts";
import type { Piece } from "./mail-layout.ts";

/** The part of the configuration that messages depend on. */
export interface MailConfig extends LanguageConfig {
  /** Origin of every link in mails. */
  publicUrl: string;
}

export type Letter = ReturnType<typeof letterIn>;

/**
 * Texts and links in a person's language.
 * @param kept the language that is stored for them
 */
export function letterIn(config: MailConfig, kept: string) {
  const language = offeredLanguage(config, kept);
  const { mails, changeMails, sms, moments } = serverWords[language];
  return {
    language,
    mails,
    changeMails,
    sms,
    /** The day of a moment. */
    dayOf: (moment: Date) => dayIn(moments.months, moment),
    /** The full address of a page of ours in the same language. */
    linkTo: (path: string) => config.publicUrl + pathIn(language, path),
  };
}

/** The texts around the paragraphs of a mail; they may contain the product's name. */
export interface MailWords {
  subject: string;
  preview: string;
  heading: string;
  remark?: { title: string; text: string };
  /** The text of its button. */
  button?: string;
}

/**
 * A mail without its paragraphs.
 * @param href the address of the button; without it there is none
 */
export function aroundParagraphs(
  { subject, preview, heading, remark, button }: MailWords,
  product: string,
  href?: string,
) {
  return {
    subject: fill(subject, { product }),
    preview: fill(preview, { product }),
    heading: fill(heading, { product }),
    ...(button !== undefined && href !== undefined && { button: { label: button, href } }),
    ...(remark !== undefined && { remark }),
  };
}

/** A paragraph with a piece in place of each placeholder. */
export function fillPieces<const Text extends string>(
  text: Text,
  pieces: Readonly<Record<Placeholder<Text>, Piece>>,
): readonly Piece[] {
  return text
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 0 ? part : pieces[part as Placeholder<Text>]));
}
