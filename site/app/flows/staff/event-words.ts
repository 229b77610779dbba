import { timelineWords as words } from "@frontdoor/words/staff/timeline.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { momentOf } from "../../parts/dates/dates.ts";

const textIn = (texts: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(texts, name) ? texts[name] : undefined;

/** Whether it is a mail, an SMS or a call that the outbox sends. */
export function isMessage(kind: string): boolean {
  return textIn(words.messages, withoutRealm(kind)) !== undefined || /-(?:mail|sms)$/.test(kind);
}

/** What happened, or which message it is: its words, else its name in plain letters. */
export function eventWords(kind: string): string {
  const name = withoutRealm(kind);
  const plain = name.replaceAll("-", " ");
  const known = textIn(words.kinds, name) ?? textIn(words.messages, name);
  return known ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Who did it; an id is left to those who can look it up. */
export function whoWords(by: string, staffName: string | null = null): string {
  if (staffName !== null) return staffName;
  const [kind = ""] = by.split(":");
  return textIn(words.by, kind) ?? by;
}

/** Why and how, as one line. */
export function detailWords(details: Readonly<Record<string, unknown>>): string {
  const told = Object.entries(details).flatMap(([name, value]) => {
    const text = textIn(words.details, name);
    if (text === undefined || value === null || value === false || value === "") return [];
    return [value === true ? text : fill(text, { value: shown(value) })];
  });
  return told.join(" · ");
}

/** How far a message has come. */
export function messageState(details: Readonly<Record<string, unknown>>): string {
  const state = textIn(words.states, String(details.state)) ?? String(details.state);
  const attempts = Number(details.attempts);
  return attempts > 1 ? `${state}, ${fill(words.states.attempts, { attempts })}` : state;
}

function shown(value: unknown): string {
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? momentOf(text) : text;
}

function withoutRealm(kind: string): string {
  return kind.replace(/^(?:practice|academic|staff)\./, "");
}
