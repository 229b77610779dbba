import { type LanguageCode, languages as languageNames } from "@frontdoor/words/languages.ts";
import { escapeHtml } from "../../platform/mail/mail-style.ts";
import type { Message } from "../../platform/mail/message.ts";
import { developerPage } from "../developer-page.ts";

/** A message, and the module that writes it. */
export interface ShownMessage {
  module: string;
  message: Message;
}

const page = (title: string, body: string) => developerPage(title, "/dev/mails.css", body);

const link = (language: string, at: number, text: string) =>
  `<a href="/dev/mails/${language}/${at}">${escapeHtml(text)}</a>`;

/** All messages by the module that writes them, each in every language. */
export function indexPage(
  messages: readonly ShownMessage[],
  languages: readonly LanguageCode[],
): string {
  const items = messages.map(({ module, message }, place) => {
    const others = languages.map((language) => link(language, place + 1, language)).join(" ");
    return `<li><b>${escapeHtml(titleOf(message))}</b> <span class="lead">${escapeHtml(module)}</span> ${others}</li>`;
  });
  return page(
    "Mails",
    `<h1>Mails</h1><p class="lead">Every mail and SMS, in ${languages.length} languages.</p><ol>${items.join("\n")}</ol>`,
  );
}

const titleOf = (message: ShownMessage["message"]) =>
  message.channel === "email" ? message.subject : "SMS";

/** One message: in both themes at both widths, as plain text, and as source. */
export function messagePage({
  shown: { module, message },
  at,
  of,
  language,
  languages,
}: {
  shown: ShownMessage;
  at: number;
  of: number;
  language: LanguageCode;
  languages: readonly LanguageCode[];
}): string {
  const steps = [
    `<a href="/dev/mails">All</a>`,
    at > 1 ? link(language, at - 1, "← Previous") : "",
    at < of ? link(language, at + 1, "Next →") : "",
    ...languages.map((each) =>
      each === language
        ? `<b aria-current="page">${languageNames[each].name}</b>`
        : link(each, at, languageNames[each].name),
    ),
  ];
  const head = `<nav aria-label="Mails">${steps.filter(Boolean).join(" ")}</nav>
<h1>${escapeHtml(titleOf(message))}</h1>
<p class="lead">${at} of ${of} · ${escapeHtml(module)} · ${sizeOf(message)}</p>`;
  return page(
    titleOf(message),
    `${head}${frames(message, language, at)}
<h2>Plain text</h2><pre>${escapeHtml(message.text)}</pre>${source(message)}`,
  );
}

function sizeOf(message: ShownMessage["message"]): string {
  return message.channel === "email"
    ? `${(Buffer.byteLength(message.html) / 1_000).toFixed(1)} KB`
    : `${[...message.text].length} letters`;
}

function frames(message: ShownMessage["message"], language: string, at: number): string {
  if (message.channel !== "email") return "";
  const frame = (theme: string, width: string) =>
    `<iframe class="${width}" title="${width}, ${theme}" src="/dev/mails/${language}/${at}-${theme}.html"></iframe>`;
  const both = (width: string) => ["light", "dark"].map((theme) => frame(theme, width)).join("");
  return `<div class="frames">${both("phone")}${both("desk")}</div>`;
}

const source = (message: ShownMessage["message"]) =>
  message.channel === "email"
    ? `<details><summary>Source</summary><pre>${escapeHtml(message.html)}</pre></details>`
    : "";

/** Styles in addition to those of the inbox. */
export const galleryStyles = `main{max-width:none}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
li{margin:.25rem 0}
.frames{display:flex;flex-wrap:wrap;gap:1rem;margin:1.5rem 0}
iframe{height:52rem;border:1px solid var(--line);border-radius:12px}
.phone{width:390px;max-width:100%}
.desk{width:660px;max-width:100%}
h1{margin-top:1.25rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:1rem}
`;
