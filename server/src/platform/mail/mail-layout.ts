import { brand } from "@frontdoor/brand/brand.ts";
import { colours } from "@frontdoor/brand/colours.ts";
import type { ProductName } from "@frontdoor/contract/products.ts";
import { type LanguageCode, languages } from "@frontdoor/words/languages.ts";
import { serverWords } from "@frontdoor/words/server-words.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { darkRules, displayFont, escapeHtml, skyOf, textFont } from "./mail-style.ts";
import type { Mail } from "./message.ts";

/** A part of a paragraph; `href` is an address that is shown as it is. */
export type Piece = string | { strong: string } | { href: string };

/** A line of a table. */
export interface Fact {
  term: string;
  detail: string;
}

/** A mail in plain words; html and text are both made from it. */
export interface MailContent {
  /** The product whose colours and name it has. */
  context: ProductName;
  /** The name beside the brand's, where it is not the product's. */
  signedAs?: string;
  language: LanguageCode;
  to: string;
  subject: string;
  /** The text that a mail programme shows beside the subject. */
  preview: string;
  heading: string;
  /** Plain text, never HTML; a list puts its `strong` pieces in bold. */
  paragraphs: (string | readonly Piece[])[];
  /** Facts below the first paragraph: a label and a value each. */
  facts?: readonly Fact[];
  /** One action; its address is also printed, for mail programmes that break buttons. */
  button?: { label: string; href: string };
  /** The id of the request that caused the mail, for questions about it. */
  reference?: string | undefined;
  /** A boxed remark below: `title` in bold, then the text. */
  remark?: { title: string; text: string };
}

/** Composes a mail in the family's look: tables, inline colours, no images, no request anywhere. */
export function composeMail(content: MailContent): Mail {
  return {
    channel: "email",
    to: content.to,
    subject: content.subject,
    text: textOf(content),
    html: htmlOf(content),
  };
}

function textOf(content: MailContent): string {
  const office = brand.offices[0];
  const parts = [
    content.heading,
    ...withFacts(
      content.paragraphs.map((paragraph) => piecesOf(paragraph).map(wordsOf).join("")),
      content.facts?.map(({ term, detail }) => `${term}: ${detail}`).join("\n"),
    ),
    ...(content.button ? [`${content.button.label}:\n${content.button.href}`] : []),
    ...(content.remark ? [`${content.remark.title} ${content.remark.text}`] : []),
    ...(content.reference ? [referenceOf(content, content.reference)] : []),
    `${brand.name}, ${office.lines.join(", ")}\n${brand.email} · ${brand.phone.text}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

/** Facts stand below the first paragraph. */
function withFacts([first = "", ...others]: string[], facts: string | undefined): string[] {
  return facts === undefined ? [first, ...others] : [first, facts, ...others];
}

function piecesOf(paragraph: string | readonly Piece[]): readonly Piece[] {
  return typeof paragraph === "string" ? [paragraph] : paragraph;
}

function wordsOf(piece: Piece): string {
  if (typeof piece === "string") return piece;
  return "strong" in piece ? piece.strong : piece.href;
}

function htmlOf(content: MailContent): string {
  const light = colours(content.context);
  // A name or an address may be a single word that is wider than a phone.
  const body = `font:400 17px/1.55 ${textFont};color:${light["ink-2"]};word-break:break-word`;
  const paragraphs = content.paragraphs.map((paragraph) => {
    const pieces = piecesOf(paragraph).map((piece) => pieceHtml(content, piece));
    return `<p class="ink2" style="margin:0 0 18px;${body}">${pieces.join("")}</p>`;
  });
  return `<!doctype html>
<html lang="${languages[content.language].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(content.subject)}</title><style>${darkRules(content.context)}</style></head>
<body class="bg" style="margin:0;padding:0;background:${light.well}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="bg" style="background:${light.well}"><tr><td align="center" style="padding:36px 16px 48px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px">
${signature(content)}
${river(content)}
<tr><td class="card pad" style="background:${light.surface};border-radius:0 0 24px 24px;padding:40px 48px 44px">
<h1 class="ink h1" style="margin:0 0 16px;font:600 34px/1.1 ${displayFont};letter-spacing:-.8px;color:${light.ink}">${escapeHtml(content.heading)}</h1>
${withFacts(paragraphs, content.facts && factTable(content, content.facts)).join("\n")}
${content.button ? action(content, content.button) : ""}
${content.remark ? remark(content, content.remark) : ""}
</td></tr>
${footer(content)}
</table></td></tr></table></body></html>`;
}

function pieceHtml({ context }: MailContent, piece: Piece): string {
  const light = colours(context);
  if (typeof piece === "string") return escapeHtml(piece);
  return "strong" in piece
    ? `<b class="ink" style="color:${light.ink}">${escapeHtml(piece.strong)}</b>`
    : linkTo(context, piece.href);
}

function linkTo(context: ProductName, href: string): string {
  const address = escapeHtml(href);
  return `<a class="lnk" href="${address}" style="color:${colours(context)["accent-text"]};word-break:break-all">${address}</a>`;
}

function signature({ context, signedAs = brand.products[context].name }: MailContent): string {
  const light = colours(context);
  return `<tr><td style="padding:0 8px 20px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="width:34px;height:34px;border-radius:17px;background:${light.accent};color:${light["on-accent"]};text-align:center;font:700 18px/34px ${displayFont}">${escapeHtml(brand.name.charAt(0))}</td><td class="ink" style="padding-left:11px;font:600 22px/34px ${displayFont};letter-spacing:-.5px;color:${light.ink}">${escapeHtml(brand.name)} <span style="font-weight:400">${escapeHtml(signedAs)}</span></td></tr></table></td></tr>`;
}

/** The river in four table rows: sky with the sun, hill, far bank, water. */
function river({ context }: MailContent): string {
  const light = colours(context);
  const row = (name: string, height: number, colour: string) =>
    `<tr><td class="${name}" style="height:${height}px;background:${colour};font-size:0;line-height:0">&nbsp;</td></tr>`;
  return `<tr><td style="border-radius:24px 24px 0 0;overflow:hidden;font-size:0;line-height:0;background:${light["sky-b"]}" bgcolor="${light["sky-b"]}" class="sky"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="sky" align="center" valign="bottom" style="height:92px;background:${light["sky-b"]};background:${skyOf(light)};border-radius:24px 24px 0 0"><div class="orb" style="width:88px;height:44px;border-radius:44px 44px 0 0;background:${light.orb};margin:0 auto;font-size:0;line-height:0">&nbsp;</div></td></tr>${row("hill", 8, light["hill-2"])}${row("bank", 6, light["hill-3"])}${row("water", 18, light["water-a"])}</table></td></tr>`;
}

function action(
  { context, language }: MailContent,
  { label, href }: { label: string; href: string },
): string {
  const light = colours(context);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top:26px"><tr><td class="btn" style="border-radius:10px;background:${light.accent}" bgcolor="${light.accent}"><a class="btn" href="${escapeHtml(href)}" style="display:inline-block;padding:17px 30px;border-radius:10px;font:600 18px/1.2 ${textFont};color:${light["on-accent"]};text-decoration:none;background:${light.accent}">${escapeHtml(label)}</a></td></tr></table>
<p class="ink2" style="margin:28px 0 0;font:400 15px/1.55 ${textFont};color:${light["ink-2"]}">${escapeHtml(serverWords[language].mails.brokenButton)}<br>${linkTo(context, href)}</p>`;
}

function factTable({ context }: MailContent, facts: readonly Fact[]): string {
  const light = colours(context);
  const cell = `padding:9px 0;border-bottom:1px solid ${light.line};font:400 16px/1.4 ${textFont}`;
  const rows = facts.map(
    ({ term, detail }) =>
      `<tr><td class="ink2 rule" style="${cell};padding-right:18px;color:${light["ink-2"]}">${escapeHtml(term)}</td><td class="ink rule" style="${cell};color:${light.ink};word-break:break-word">${escapeHtml(detail)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 22px">${rows.join("")}</table>`;
}

function remark(
  { context }: MailContent,
  { title, text }: { title: string; text: string },
): string {
  const light = colours(context);
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:28px"><tr><td class="well" style="background:${light.well};border-radius:14px;padding:18px 20px"><p class="ink2" style="margin:0;font:400 15px/1.5 ${textFont};color:${light["ink-2"]}"><b class="ink" style="color:${light.ink}">${escapeHtml(title)}</b> ${escapeHtml(text)}</p></td></tr></table>`;
}

function referenceOf({ language }: MailContent, id: string): string {
  return fill(serverWords[language].mails.reference, { id });
}

function footer(content: MailContent): string {
  const { context, reference } = content;
  const light = colours(context);
  const address = escapeHtml(brand.offices[0].lines.join(", "));
  const email = escapeHtml(brand.email);
  return `<tr><td class="pad" style="padding:26px 16px 0"><p class="ink2" style="margin:0;font:400 14px/1.6 ${textFont};color:${light["ink-2"]}">${escapeHtml(brand.name)}, ${address}<br><a class="lnk" href="mailto:${email}" style="color:${light["accent-text"]}">${email}</a> &nbsp;·&nbsp; ${escapeHtml(brand.phone.text)}${reference ? `<br>${escapeHtml(referenceOf(content, reference))}` : ""}</p></td></tr>`;
}
