import type { Call, InputOf } from "@frontdoor/contract/call.ts";
import type { ListedApproval } from "@frontdoor/contract/products/approvals.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import { scopes } from "@frontdoor/contract/products/claims.ts";
import { consoleApiKeysWords } from "@frontdoor/words/staff/api-keys.ts";
import { consoleApprovalsWords } from "@frontdoor/words/staff/approvals.ts";
import { confirmWords } from "@frontdoor/words/staff/confirm.ts";
import { consoleFrameWords } from "@frontdoor/words/staff/frame.ts";
import { consoleImportPeopleWords } from "@frontdoor/words/staff/import-people.ts";
import { consoleInvitesWords } from "@frontdoor/words/staff/invites.ts";
import { consoleMembersWords } from "@frontdoor/words/staff/members.ts";
import { consoleOpenidWords } from "@frontdoor/words/staff/openid.ts";
import { consolePersonWords } from "@frontdoor/words/staff/person.ts";
import { consoleRemovalsWords } from "@frontdoor/words/staff/removals.ts";
import { consoleSearchWords } from "@frontdoor/words/staff/search.ts";
import { consoleWebhooksWords } from "@frontdoor/words/staff/webhooks.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { holderNames } from "../api-keys/holder-names.ts";
import { plainName, textOf as wordsOf } from "../event-words.ts";
import { termLabels } from "../openid/client-fields.tsx";
import { roleName } from "../role-name.ts";

type Texts = Readonly<Record<string, string>>;

/** The fields of every call that may wait for agreement; of an import waits its file, not the rows. */
type AskedField = Exclude<FieldOf<WaitingCall>, "reason" | "rows" | "dryRun">;
type WaitingCall = Extract<ProductCalls[keyof ProductCalls], { secondPerson: unknown }>;
type FieldOf<C extends Call> = C extends Call
  ? KeyOf<InputOf<C>["body"]> | KeyOf<InputOf<C>["params"]>
  : never;
type KeyOf<T> = T extends object ? keyof T : never;

const { account } = consolePersonWords;
const { clients, ...openid } = consoleOpenidWords;
const { making: invite } = consoleInvitesWords;
const { making: key } = consoleApiKeysWords.keys;
const { fields: own, agreeing } = consoleApprovalsWords;
const { name, emailAddress, role, days } = consoleMembersWords.fields;

/** The labels of the fields that wait for agreement, in the order in which they are shown. */
const labels: Texts = {
  whom: agreeing.whom,
  name,
  username: account.username,
  emailAddress,
  id: account.id,
  accountId: account.id,
  realm: account.product,
  product: account.product,
  role,
  days,
  holder: key.holder,
  label: key.label,
  scope: consoleApiKeysWords.scopes.granting.scope,
  type: clients.type,
  profile: clients.profile,
  ...termLabels,
  idTokenAlg: clients.idTokenAlg,
  jwks: own.jwks,
  jwksUri: clients.adding.jwksUri,
  identifier: clients.granting.identifier,
  scopes: clients.granting.scopes,
  url: consoleWebhooksWords.adding.url,
  userType: invite.userType,
  practiceId: invite.practiceId,
  send: own.send,
  file: own.file,
  mail: consoleImportPeopleWords.mail,
  sharedAddresses: consoleImportPeopleWords.sharedAddresses,
  ticket: confirmWords.ticket,
} satisfies Record<AskedField | "whom" | "accountId", string>;
/** What a field is called in one call alone. */
const labelsOf: Readonly<Record<string, Texts>> = {
  changeAccountEmail: { emailAddress: consolePersonWords.email.field },
  createRemovalRequest: { username: consoleRemovalsWords.asking.username },
  addOpenidClient: { id: clients.adding.id },
  changeOpenidClient: { id: clients.adding.id },
  rotateOpenidClient: { id: clients.adding.id },
  grantOpenidApi: { id: clients.adding.id },
};
const order = Object.keys(labels);

/** What the values of a field are called. */
const values: Readonly<Record<string, Texts>> = {
  realm: consoleSearchWords.filter,
  product: holderNames,
  role: consoleFrameWords.roles,
  holder: holderNames,
  scope: Object.fromEntries(
    Object.entries(scopes).map(([scope, { purpose }]) => [scope, `${scope}: ${purpose}`]),
  ),
  type: openid.types,
  profile: openid.profiles,
  wantedAcr: openid.acr,
};

/**
 * Returns what an approval does, as labels and values. Nothing is left out but what stands beside the list: a field
 * without a label is called by its name.
 */
export function askedFields({ call, input, whom, reason }: ListedApproval): [string, string][] {
  const { params, query, body, ...others } = input ?? {};
  const isTold = (field: string, value: unknown) =>
    (field === "reason" && value === reason) ||
    (field === "username" && value === others.accountId);
  const fields = [{ ...(whom !== null && { whom }) }, params, query, body, others]
    .flatMap((part) => Object.entries<unknown>(Object(part)))
    .filter(([field, value]) => !isTold(field, value))
    .sort(([a], [b]) => placeOf(a) - placeOf(b));
  return fields.map(([field, value]) => [
    labelsOf[call]?.[field] ?? labels[field] ?? plainName(field),
    textOf(field, value),
  ]);
}

function placeOf(field: string): number {
  const at = order.indexOf(field);
  return at < 0 ? order.length : at;
}

function textOf(field: string, value: unknown): string {
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) {
    return clients.adding.none;
  }
  if (typeof value === "boolean") return value ? account.yes : account.no;
  if (Array.isArray(value)) return value.map((each) => textOf(field, each)).join(" · ");
  if (typeof value === "object") {
    const parts = Object.entries(Object(value));
    return parts.map(([name, part]) => `${plainName(name)}: ${textOf(name, part)}`).join(", ");
  }
  const text = String(value);
  if (field === "refreshHours") return fill(clients.hours, { count: text });
  if (field === "userType") return roleName(text);
  return wordsOf(values[field] ?? {}, text) ?? text;
}
