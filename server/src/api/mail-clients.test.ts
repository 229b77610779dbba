import { brand } from "@frontdoor/brand/brand.ts";
import { languageCodes } from "@frontdoor/words/languages.ts";
import { type CanIEmailOptions, caniemail } from "caniemail";
import { describe, expect, test } from "vitest";
import { messagesFor } from "./every-message.ts";

const config = { publicUrl: "https://www.heron.example", languages: languageCodes };
const mailsIn = (language: (typeof languageCodes)[number]) =>
  messagesFor(config)(language).flatMap(({ module, message }) =>
    message.channel === "email" ? { module, ...message } : [],
  );

/** Gmail clips a mail above it, and hides what follows. */
const clippedBytes = 102 * 1_024;

/** What of our mails some big client does not know, and what is then seen. */
const known: Readonly<Record<string, string>> = {
  "<body> element": "A block in its place: the table inside has the same ground.",
  "<style> element": "The light theme at full width: all that is needed is inline.",
  "@media": "The light theme at full width.",
  "border-radius": "Square corners.",
  "color-scheme meta tag": "The client's own dark theme, or none.",
  "display:none": "The line beside the subject is seen once more, on top.",
  "height property": "A row of the river as high as its own letters.",
  "max-height property": "Nothing: display:none hides the same line.",
  overflow: "Nothing: what it cuts is as wide as its cell.",
  "role attribute": "A screen reader that calls the layout a table.",
  "word-break": "A long address that breaks elsewhere.",
};
const clients: CanIEmailOptions["clients"] = [
  "gmail.*",
  "outlook.*",
  "apple-mail.*",
  "yahoo.*",
  "samsung-email.android",
  "thunderbird.macos",
];

describe.each(languageCodes)("%s", (language) => {
  const mails = mailsIn(language);

  test("no mail is clipped", () => {
    expect(mails.length).toBeGreaterThan(90);
    for (const { module, html } of mails) {
      expect([module, Buffer.byteLength(html) < clippedBytes]).toEqual([module, true]);
    }
  });

  test("[S2.136] a button to a new password chooses the product that the mail is about", () => {
    const leading = mails.filter(({ text }) => text.includes("/forgotpassword"));
    expect(leading.length).toBeGreaterThan(40);
    for (const { subject, text } of leading) {
      const product = Object.entries(brand.products).find(([, { fullName }]) =>
        subject.includes(fullName),
      )?.[0];
      expect([subject, text]).toEqual([
        subject,
        expect.stringContaining(`/forgotpassword?product=${product}\n`),
      ]);
    }
  });

  test("text and html say the same", () => {
    for (const { module, text, html } of mails) {
      const shown = wordsOf(
        html.replace(/<head>.*?<\/head>/s, "").replace(/<div style="display:none[^<]*<\/div>/, ""),
      );
      for (const line of text.split("\n").filter((each) => each.trim() !== "")) {
        const words = wordsOf(line.replace(/: ?$/, ""));
        const parts = /^[^:]+: /.test(line) ? words.split(/(?<=^[^:]+):\s*/) : [words];
        for (const part of shown.includes(words) ? [words] : parts) {
          expect([module, shown.includes(part) ? part : shown]).toEqual([module, part]);
        }
      }
    }
  });
});

test("no mail needs a picture, a script or a form", () => {
  for (const { module, html } of mailsIn("en")) {
    expect([module, /<(?:img|script|form|svg|video|iframe|link|object)\b/.test(html)]).toEqual([
      module,
      false,
    ]);
  }
});

test("links say where they lead", () => {
  for (const { module, html } of mailsIn("en")) {
    for (const [, text = ""] of html.matchAll(/<a [^>]*>(.*?)<\/a>/g)) {
      expect([module, /^(?:click )?here$|^link$/i.test(text.trim()) || text === ""]).toEqual([
        module,
        false,
      ]);
    }
  }
});

test("what a big client does not know of our mails costs nothing that is needed (caniemail.com)", () => {
  // Mails of one layout use the same: one of each that writes them.
  const mails = new Map(mailsIn("en").map((mail) => [mail.module, mail.html]));
  const unknown = [...mails.values()].flatMap((html) => {
    const { errors } = caniemail({ clients, html }).issues;
    return [...errors.values()].flatMap((issues) => issues.map(({ title }) => title));
  });
  expect([...new Set(unknown)].toSorted()).toEqual(Object.keys(known).toSorted());
});

/** What is read, without marks and spaces. */
function wordsOf(text: string): string {
  return text
    .replace(/<br>/g, " ")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,;:!?])/g, "")
    .trim();
}
