import { ask } from "../ask.ts";
import { at, type Flow, plain, type Setting } from "./flow.ts";
import type { SampledPerson } from "./sample.ts";

const callProductApi = ({ url, key }: Setting, path: string, body?: unknown) =>
  ask(`${url}/api/products${path}`, { body, headers: { Authorization: `Bearer ${key}` } });

type Text = (setting: Setting, turn: number) => string;
const ofPerson =
  (textOf: (person: SampledPerson) => string): Text =>
  ({ sample }, turn) =>
    textOf(at([...sample.practice, ...sample.academic], turn * 13));

/** What somebody types to find an account, by what it is. */
const found: Readonly<Record<string, Text>> = {
  address: ofPerson(({ email }) => email),
  "a piece of an address": ofPerson(({ email }) => `${email.split("@", 1)[0]}@`),
  number: ofPerson(({ cellNumber }) => cellNumber.replace("+27", "0")),
  name: ofPerson(({ name, surname }) => `${name} ${surname}`),
  surname: ofPerson(({ surname }) => surname),
  username: ofPerson(({ username }) => username),
  "practice number": ({ sample }, turn) => at(sample.practiceNumbers, turn),
  "name of a practice": ({ sample }, turn) => at(sample.practices, turn).name,
  "a text of nobody's": () => "xylophone",
};

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const aYearAgo = () => `since=${daysAgo(365)}&until=${daysAgo(364)}`;
const someone = ({ sample }: Setting, turn: number) => at(sample.practice, turn).id;

/** The paths of lists, by what they list. */
const lists: Readonly<Record<string, Text>> = {
  "audit, newest": () => "/audit/events",
  "audit of an account": (...turn) => `/audit/events?person=${someone(...turn)}`,
  "audit of a member of staff": ({ sample }, turn) =>
    `/audit/events?staff=${at(sample.staff, turn)}`,
  "audit of a kind that is common": () => "/audit/events?kind=logged-in",
  "audit of a kind that is rare": () => "/audit/events?kind=breach-exported",
  "audit of a day a year ago": () => `/audit/events?${aYearAgo()}`,
  "audit of a kind on a day": () => `/audit/events?kind=password-changed&${aYearAgo()}`,
  "audit in the order of the chain": ({ sample }) => `/audit?after=${sample.accounts}`,
  "audit of an account in the order of the chain": (...turn) => `/audit?person=${someone(...turn)}`,
  "audit of a rare kind in the order of the chain": () => "/audit?kind=breach-exported",
  "audit of a day in the order of the chain": () => `/audit?${aYearAgo()}`,
  "outbox, what was given up": () => "/outbox?state=failed",
  "outbox, what waits": () => "/outbox",
  "message of the outbox": ({ sample }, turn) => `/outbox/${at(sample.messages, turn)}`,
  "invites, newest": () => "/invites",
  "invites of a state": () => "/invites?status=SENT",
  "invites of a practice": ({ sample }, turn) =>
    `/invites?practiceId=${at(sample.practices, turn).id}`,
  removals: () => "/removal-requests/list",
  "removals of a state": () => "/removal-requests/list?state=confirmed",
  practices: () => "/practices/list",
  "practices with a text": () => "/practices/list?text=westville",
  "practices with a text of none": () => "/practices/list?text=xylophone",
  "practices that are not shown": () => "/practices/list?active=false",
  leads: () => "/leads/list",
  keys: () => "/keys",
  staff: () => "/staff",
};

const list = (name: string, pathOf: Text): Flow =>
  plain(name, (setting, turn) => callProductApi(setting, pathOf(setting, turn)), 10);

/** The calls of support, auditors and owners, made by the command or the console. */
export const operationsFlows: readonly Flow[] = [
  ...Object.entries(found).map(([by, textOf]) =>
    plain(
      `find an account by ${by}`,
      (setting, turn) => callProductApi(setting, "/accounts/find", { text: textOf(setting, turn) }),
      40,
    ),
  ),
  list("timeline of an account", (...turn) => `/accounts/${someone(...turn)}/timeline`),
  plain("account by id", (...turn) =>
    callProductApi(turn[0], "/accounts/show", { realm: "practice", username: someone(...turn) }),
  ),
  ...Object.entries(lists).map(([name, pathOf]) => list(name, pathOf)),
  plain("whether it is ready", ({ url }) => ask(`${url}/readyz`), 10),
  plain("invite to a practice", (setting, turn) =>
    callProductApi(setting, "/invites/practice", {
      emailAddress: `new-${turn}-${Date.now()}@example.org`,
      practiceId: at(setting.sample.practices, turn).id,
      reason: "measured",
    }),
  ),
];
