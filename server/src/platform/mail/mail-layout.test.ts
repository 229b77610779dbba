import { brand } from "@frontdoor/brand/brand.ts";
import { colours } from "@frontdoor/brand/colours.ts";
import { contexts } from "@frontdoor/contract/contexts.ts";
import { describe, expect, test } from "vitest";
import { composeMail, type MailContent } from "./mail-layout.ts";

const href = "https://www.heron.example/passwordreset/academic/abc?x=1&y=2";
const content: MailContent = {
  context: "academic",
  language: "en",
  to: "lerato@example.org",
  subject: "Reset your password",
  preview: "Choose a new password.",
  heading: "Choose a new password",
  paragraphs: ["Hello Lerato,", ["someone asked to reset ", { strong: "lerato" }, "."]],
  button: { label: "Change password", href },
  remark: { title: "Not you?", text: "Ignore this message." },
};

test("Text and html say the same: heading, paragraphs, button with its address, remark, sender", () => {
  const { text, html } = composeMail(content);
  for (const words of [content.heading, "Hello Lerato,", "Change password", "Not you?"]) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
  expect(text).toContain("someone asked to reset lerato.");
  expect(html).toMatch(/someone asked to reset <b [^>]*>lerato<\/b>\./);
  expect(text).toContain(href);
  expect(html).toContain(`href="${href.replace("&", "&amp;")}"`);
  for (const words of [brand.email, brand.phone.text]) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
});

test("an address in a paragraph is a link, and breaks where a phone ends", () => {
  const { html, text } = composeMail({ ...content, paragraphs: [["Log in: ", { href }]] });
  expect(text).toContain(`Log in: ${href}\n`);
  const shown = href.replace("&", "&amp;");
  expect(html).toMatch(
    new RegExp(`Log in: <a [^>]*word-break:break-all">${RegExp.escape(shown)}</a>`),
  );
});

const hostile = [
  "<img src=x onerror=alert(1)>",
  "<script>alert(1)</script>",
  '"><svg onload=alert(1)>',
  "'><b>",
  "</td></table>",
  "</title><script>",
  "&lt;script&gt;",
  "{{7*7}}",
  "#{7*7}",
];

describe("[SEC-G10] Values are text in a mail, never markup", () => {
  test.each(hostile)("%s", (value) => {
    const clean = composeMail(content).html.match(/<[a-z]/g)?.length;
    const { html, text } = composeMail({
      ...content,
      subject: `${content.subject} ${value}`,
      preview: value,
      heading: value,
      paragraphs: [value, [value, { strong: "lerato" }, value]],
      button: { label: value, href: `https://www.heron.example/?q=${value}` },
      remark: { title: value, text: value },
    });
    expect(html.match(/<[a-z]/g)?.length).toBe(clean);
    expect(html).not.toMatch(/<(script|svg|img)/);
    expect(text).toContain(value);
  });
});

test.each(contexts)("A mail of %s has its product's name and colours", (context) => {
  const { html } = composeMail({ ...content, context });
  expect(html).toContain(brand.products[context].name);
  expect(html).toContain(`background:${colours(context).accent}`);
  expect(html).toContain(`.btn{background:${colours(context, "dark").accent}!important`);
});

test("[SEC-C13] Opening a mail asks no server for anything", () => {
  const { html } = composeMail(content);
  expect(html).not.toMatch(/src=|url\(|@import|<link|background="/i);
});
