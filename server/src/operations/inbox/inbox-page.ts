import { colours } from "@frontdoor/brand/colours.ts";
import { escapeHtml } from "../../platform/mail/mail-style.ts";
import { developerPage } from "../developer-page.ts";
import type { CapturedMessage } from "./capture.ts";

/** The captured messages as a page: newest first, links clickable, no script. */
export function inboxPage(messages: readonly CapturedMessage[]): string {
  return developerPage(
    "Captured messages",
    "/dev/inbox.css",
    `<h1>Captured messages</h1>
<p class="lead">No mail server and no SMS gateway is configured, so what would have been sent lands here. <a href="/dev/inbox.json">As JSON</a></p>
${messages.length === 0 ? '<p class="empty">Nothing was sent yet. Register or ask for a new password, then reload this page.</p>' : ""}
${messages.map(article).join("\n")}
`,
  );
}

function article(message: CapturedMessage): string {
  const channel = message.channel === "email" ? "Mail" : "SMS";
  const title = message.subject || channel;
  return `<article><header><span class="channel">${channel}</span> <b>${escapeHtml(message.to)}</b> <time datetime="${message.createdAt}">${message.createdAt.slice(0, 19).replace("T", " ")}</time></header>
<h2>${escapeHtml(title)}</h2><p class="text">${withLinks(message.text)}</p>${message.html === "" ? "" : `<p><a href="/dev/inbox/${message.id}">As it was designed</a></p>`}</article>`;
}

/** Escaped text whose http(s) addresses are links. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join("");
}

export function inboxStyles(): string {
  const sheet = (theme: "light" | "dark") => {
    const c = colours("practice", theme);
    return `:root{--ground:${c.ground};--surface:${c.surface};--ink:${c.ink};--ink-2:${c["ink-2"]};--accent-text:${c["accent-text"]};--soft:${c["accent-soft"]};--line:${c.line};--focus:${c.focus}}`;
  };
  return `${sheet("light")}@media (prefers-color-scheme:dark){${sheet("dark")}}
body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.55 "Atkinson Hyperlegible Next",system-ui,sans-serif}
main{max-width:46rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
h1{font-size:2rem;line-height:1.15;letter-spacing:-.02em;margin:0 0 .5rem}
h2{font-size:1.2rem;line-height:1.3;margin:.75rem 0 .5rem}
.lead,.empty,time{color:var(--ink-2)}
article{background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:1.25rem 1.5rem;margin-top:1.25rem}
header{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline}
.channel{background:var(--soft);color:var(--accent-text);border-radius:6px;padding:0 .5rem;font-weight:600}
.text{white-space:pre-line;overflow-wrap:anywhere;margin:0}
a{color:var(--accent-text)}
a:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:3px}
`;
}
