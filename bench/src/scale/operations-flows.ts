import { ask } from "./ask.ts";
import { at, type Flow, plain, type Setting } from "./flow.ts";
import type { SampledPerson } from "./sample.ts";

const callProductApi = ({ url, key }: Setting, path: string, body?: unknown) =>
  ask(`${url}/api/products${path}`, { body, headers: { Authorization: `Bearer ${key}` } });

const find = (by: string, textOf: (setting: Setting, turn: number) => string): Flow =>
  plain(
    `find an account by ${by}`,
    (setting, turn) => callProductApi(setting, "/accounts/find", { text: textOf(setting, turn) }),
    40,
  );
const ofPerson = (textOf: (person: SampledPerson) => string) => (setting: Setting, turn: number) =>
  textOf(at([...setting.sample.practice, ...setting.sample.academic], turn * 13));

const list = (name: string, pathOf: (setting: Setting, turn: number) => string): Flow =>
  plain(name, (setting, turn) => callProductApi(setting, pathOf(setting, turn)), 10);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** The calls of support, auditors and owners, made by the command or the console. */
export const operationsFlows: readonly Flow[] = [
  find(
    "address",
    ofPerson(({ email }) => email),
  ),
  find(
    "a piece of an address",
    ofPerson(({ email }) => `${email.split("@", 1)[0]}@`),
  ),
  find(
    "number",
    ofPerson(({ cellNumber }) => cellNumber.replace("+27", "0")),
  ),
  find(
    "name",
    ofPerson(({ name, surname }) => `${name} ${surname}`),
  ),
  find(
    "surname",
    ofPerson(({ surname }) => surname),
  ),
  find(
    "username",
    ofPerson(({ username }) => username),
  ),
  find("practice number", ({ sample }, turn) => at(sample.practiceNumbers, turn)),
  find("name of a practice", ({ sample }, turn) => at(sample.practices, turn).name),
  find("a text of nobody's", () => "xylophone"),
  list(
    "timeline of an account",
    ({ sample }, turn) => `/accounts/${at(sample.practice, turn).id}/timeline`,
  ),
  plain("account by id", (setting, turn) =>
    callProductApi(setting, "/accounts/show", {
      realm: "practice",
      username: at(setting.sample.practice, turn).id,
    }),
  ),
  list("audit, newest", () => "/audit/events"),
  list(
    "audit of an account",
    ({ sample }, turn) => `/audit/events?person=${at(sample.practice, turn).id}`,
  ),
  list(
    "audit of a member of staff",
    ({ sample }, turn) => `/audit/events?staff=${at(sample.staff, turn)}`,
  ),
  list("audit of a kind that is common", () => "/audit/events?kind=logged-in"),
  list("audit of a kind that is rare", () => "/audit/events?kind=breach-exported"),
  list(
    "audit of a day a year ago",
    () => `/audit/events?since=${daysAgo(365)}&until=${daysAgo(364)}`,
  ),
  list(
    "audit of a kind on a day",
    () => `/audit/events?kind=password-changed&since=${daysAgo(365)}&until=${daysAgo(364)}`,
  ),
  list("audit in the order of the chain", ({ sample }) => `/audit?after=${sample.accounts}`),
  list(
    "audit of an account in the order of the chain",
    ({ sample }, turn) => `/audit?person=${at(sample.practice, turn).id}`,
  ),
  list("audit of a rare kind in the order of the chain", () => "/audit?kind=breach-exported"),
  list(
    "audit of a day in the order of the chain",
    () => `/audit?since=${daysAgo(365)}&until=${daysAgo(364)}`,
  ),
  list("outbox, what was given up", () => "/outbox?state=dead"),
  list("outbox, what waits", () => "/outbox"),
  list("message of the outbox", ({ sample }, turn) => `/outbox/${at(sample.messages, turn)}`),
  list("invites, newest", () => "/invites"),
  list("invites of a state", () => "/invites?status=SENT"),
  list(
    "invites of a practice",
    ({ sample }, turn) => `/invites?practiceId=${at(sample.practices, turn).id}`,
  ),
  list("removals", () => "/removal-requests/list"),
  list("removals of a state", () => "/removal-requests/list?state=confirmed"),
  list("practices", () => "/practices/list"),
  list("practices with a text", () => "/practices/list?text=westville"),
  list("practices with a text of none", () => "/practices/list?text=xylophone"),
  list("practices that are not shown", () => "/practices/list?active=false"),
  list("leads", () => "/leads/list"),
  list("keys", () => "/keys"),
  list("staff", () => "/staff"),
  plain("whether it is ready", ({ url }) => ask(`${url}/readyz`), 10),
  plain("invite to a practice", (setting, turn) =>
    callProductApi(setting, "/invites/practice", {
      emailAddress: `new-${turn}-${Date.now()}@example.org`,
      practiceId: at(setting.sample.practices, turn).id,
      reason: "measured",
    }),
  ),
];
