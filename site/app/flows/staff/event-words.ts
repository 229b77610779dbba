import { consoleApprovalsWords } from "@frontdoor/words/staff/approvals.ts";
import { consoleFrameWords } from "@frontdoor/words/staff/frame.ts";
import { consoleSearchWords } from "@frontdoor/words/staff/search.ts";
import { timelineWords as words } from "@frontdoor/words/staff/timeline.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { momentOf } from "../../parts/dates.ts";
import { termLabels } from "./openid/client-fields.tsx";
import { roleName } from "./role-name.ts";

/** Returns the text of a name, which may be any. */
export const textOf = (texts: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(texts, name) ? texts[name] : undefined;

/** Whether an event is a mail, an SMS or a call from the outbox. */
export function isMessage(kind: string): boolean {
  return textOf(words.messages, withoutRealm(kind)) !== undefined || /-(?:mail|sms)$/.test(kind);
}

/** Describes an event or message in words; returns its name if there are none. */
export function eventWords(kind: string): string {
  const name = withoutRealm(kind);
  const { kinds, unaudited, messages } = words;
  const known = textOf({ ...messages, ...unaudited, ...kinds }, name);
  return known ?? capitalised(name.replaceAll("-", " "));
}

/** Describes a call, of a product or of staff; one without words is told by its name. */
export const callWords = (call: string): string =>
  textOf({ ...values.call, ...consoleApprovalsWords.calls }, call) ?? plainName(call);

/** Writes the name of a call or a field as words: `someField` as "Some field". */
export const plainName = (name: string): string =>
  capitalised(name.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase());

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns what staff read for the realm of an account, or for the product that did something. */
export const realmWords = (realm: string) => textOf(consoleSearchWords.filter, realm) ?? realm;

/** Describes who did it: a name, a kind such as a product, or the value itself if nothing is known. */
export function whoWords(by: string, staffName: string | null = null): string {
  if (staffName !== null) return staffName;
  const [kind = ""] = by.split(":");
  return textOf(words.by, kind) ?? realmWords(by);
}

/** Describes the details of an event in one line. */
export function detailWords(details: Readonly<Record<string, unknown>>): string {
  const told = Object.entries(details).flatMap(([name, value]) => {
    const text = textOf(words.details, name);
    if (text === undefined || value === null || value === false || value === "") return [];
    return [value === true ? text : fill(text, { value: shown(name, value) })];
  });
  return told.join(" · ");
}

/** Returns the delivery status of a message. */
export function messageState(details: Readonly<Record<string, unknown>>): string {
  const state = textOf(words.states, String(details.state)) ?? String(details.state);
  const attempts = Number(details.attempts);
  return attempts > 1 ? `${state}, ${fill(words.states.attempts, { attempts })}` : state;
}

const { values } = words;
/** What the values of a detail are called, by the name of the detail. */
const valuesOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...values,
  change: {
    ...values.change,
    ...termLabels,
  },
  undeliveredBecause: values.because,
};

/** Returns what staff read for a value: its words, a role, a moment, or the value itself if it has none. */
function shown(name: string, value: unknown): string {
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  if (name === "role") return textOf(consoleFrameWords.roles, text) ?? roleName(text);
  if (name === "call") return callWords(text);
  if (name === "through") return textOf(values.way, text) ?? whoWords(text);
  // A change of an OpenID Connect client names several settings.
  const known = text.split(" ").map((each) => textOf(valuesOf[name] ?? {}, each));
  if (known.every((each) => each !== undefined)) return known.join(", ");
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? momentOf(text) : text;
}

function withoutRealm(kind: string): string {
  return kind.replace(/^(?:practice|academic|staff)\./, "");
}
