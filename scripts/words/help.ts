/** What a command is called with, and what it says of itself. */
export interface Help {
  /** As it is typed after `npm run words --`. */
  usage: string;
  /** In a line. */
  summary: string;
  more: readonly string[];
}

/** Every command of `npm run words`, in the order in which a language comes to be. */
export const helpOf = {
  add: {
    usage: "add <code>",
    summary: "begins a language: words/xh, with the English words",
    more: [
      "<code> is two letters of ISO 639-1, such as xh.",
      'Its state is "begun": what is still in English fails no test, and nobody is offered it unless LANGUAGES names it.',
    ],
  },
  export: {
    usage: "export <language> [po|xliff]",
    summary: "writes words-af.po, or words-af.xlf, for translators",
    more: [
      "Each text has its place, the English, its room in letters, what is filled in, and where it is seen.",
      'PO: "fuzzy" is what nobody fluent has read, empty is what is still in English. XLIFF 2.0: the states are initial, translated and reviewed.',
    ],
  },
  import: {
    usage: "import <file>",
    summary: "takes back .po, .xlf, .xliff, or the notes of a reader (.txt)",
    more: [
      "The file says its language. A text that is empty is left as it is; so is one whose English has changed since.",
      "A text that is unknown, or that has lost a placeholder or gained one, is named, and then nothing is written.",
      'What comes back without "fuzzy" (PO), as reviewed or final (XLIFF), or in an area that was ticked (notes) counts as read: words/read/af.json keeps it until the text or its English changes.',
    ],
  },
  status: {
    usage: "status [language]",
    summary: "says what is untranslated, unread and too long, by area",
    more: [
      "Without a language: a line for each. With one: a line for each area that has something open, then every text that is untranslated or too long.",
    ],
  },
  read: {
    usage: "<language>",
    summary: "writes words-af.html: every text with pictures, to be read",
    more: [
      "It stands alone and can be mailed; what its reader saves there comes back with import.",
      "The pictures need a Chromium, which CHROMIUM_PATH may name; without one the file has none.",
    ],
  },
} as const satisfies Readonly<Record<string, Help>>;

export type Command = keyof typeof helpOf;

/** All commands, a line each. */
export function overview(languages: readonly string[]): string {
  const all: Help[] = Object.values(helpOf);
  const width = Math.max(...all.map(({ usage }) => usage.length));
  const lines = all.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`);
  return [
    "npm run words -- <command>",
    "",
    ...lines,
    "",
    `The translations are ${languages.join(", ")}. --help after a command says more of it.`,
  ].join("\n");
}

export function helpText(command: Command): string {
  const { usage, summary, more }: Help = helpOf[command];
  return [`npm run words -- ${usage}`, `  ${summary}`, "", ...more].join("\n");
}
