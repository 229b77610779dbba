import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import type { AccountSettings, ListedDevice } from "@frontdoor/contract/account/overview.ts";
import { isFailure } from "@frontdoor/contract/call.ts";
import { academicRoles } from "@frontdoor/contract/roles.ts";
import { firstLanguage, type LanguageCode, languages } from "@frontdoor/words/languages.ts";
import { serverWords } from "@frontdoor/words/server-words.ts";
import { withTranslation } from "../../../directory/lookups/offered-lists.ts";
import type { Account } from "../../../identity/accounts/account-store.ts";
import { isSameUsername } from "../../../identity/accounts/username.ts";
import { roleClaims } from "../../../identity/claims/role-claims.ts";
import { contactChangesOf } from "../../../identity/contact/contact-change-store.ts";
import { unreachableOf } from "../../../identity/contact/unreachable.ts";
import { loginDevicesOf } from "../../../identity/devices/login-devices.ts";
import { passkeysOf } from "../../../identity/passkeys/passkey-store.ts";
import {
  isPasswordLogin,
  reauthenticatedUntil,
} from "../../../identity/sessions/account-sessions.ts";
import {
  areChangesLocked,
  type Owner,
  ownerOf,
} from "../../../identity/sessions/reauthentication.ts";
import { twoStepOf } from "../../../identity/two-step/two-step.ts";
import { keptLoginsOf } from "../../../integrations/openid-state/kept-logins.ts";
import {
  accountLogin,
  type CallContext,
  type CallHandlers,
} from "../../../platform/calls/call-context.ts";
import type { Db } from "../../../platform/database/database.ts";
import { offeredLanguage } from "../../../platform/language/offered-language.ts";
import type { Services } from "../../../process/services.ts";
import { shownNumbersOf } from "./shown-numbers.ts";

export function overviewRoutes(deps: Services) {
  return {
    async showAccountSettings(_input, context) {
      const owner = await ownerOf(deps.database.kysely, deps, context);
      return isFailure(owner) ? owner : overviewOf(deps, owner, context);
    },
  } satisfies CallHandlers<AccountCalls>;
}

/** Everything that account settings shows of the logged-in person. */
async function overviewOf(
  deps: Services,
  owner: Owner,
  context: Pick<CallContext, "accountSession" | "deviceId" | "language">,
): Promise<AccountSettings> {
  const { accountSession: cookie, deviceId, language = firstLanguage } = context;
  const { kysely } = deps.database;
  const { account, session } = owner;
  const now = deps.clock();
  const passkeys = await passkeysOf(kysely, "passkeys", account.id);
  const unreachable = await unreachableOf(kysely, account);
  const secondStep = await twoStepOf(kysely, deps, account, deviceId);
  // Otherwise a password alone could switch two-step verification off.
  const asksForCode = secondStep.since !== null && secondStep.policy !== "off";
  return {
    ...(cookie === null ? {} : { login: accountLogin(deps.keys, cookie) }),
    product: account.realm,
    name: account.name,
    surname: account.surname,
    place: await placeOf(kysely, account, language),
    numbers: await shownNumbersOf(kysely, deps.keys, account),
    username: account.username,
    isUsernameEmail: isUsernameEmail(account),
    productUrl: deps.config.products[account.realm].startUrl,
    passwordChangedAt: account.password_changed_at.toISOString(),
    passkeys,
    secondStep,
    email: {
      address: account.email,
      provenAt: momentOf(account.email_proven_at),
      refusedAt: momentOf(account.email_refused_at),
      change: await emailChangeOf(kysely, account.id, now),
      unreachable: unreachable.mail,
    },
    cellNumber: {
      number: account.cell_number,
      confirmedAt: momentOf(account.number_confirmed_at),
      waiting: await waitingNumberOf(kysely, account, now),
      codeWay: deps.config.whatsapp === null ? null : account.code_way,
      unreachable: unreachable.sms,
    },
    language: offeredLanguage(deps.config, account.language),
    languages: deps.config.languages.map((code) => ({ code, name: languages[code].name })),
    devices: await devicesOf(kysely, owner, now),
    lockedUntil: areChangesLocked(account, now) ? momentOf(account.changes_locked_until) : null,
    proof: {
      until: momentOf(reauthenticatedUntil(session, now)),
      ways: [
        ...(passkeys.length > 0 ? ["passkey" as const] : []),
        asksForCode ? "code" : "password",
      ],
      currentPasswordNeeded: !asksForCode && isPasswordLogin(session),
    },
  };
}

/** Academic people log in with their address. */
function isUsernameEmail({ realm, username, email }: Account): boolean {
  return realm === "academic" && isSameUsername(username, email);
}

/** A person's role and discipline in their product, by the names of its lists, translated where possible. */
async function placeOf(db: Db, account: Account, language: LanguageCode) {
  const { role, discipline } = await roleClaims(db, account);
  const academicRole =
    account.realm === "academic" && academicRoles.find((code) => code === role?.id);
  return [
    ...(academicRole
      ? [{ name: academicRole, translation: serverWords[language].roles[academicRole].label }]
      : []),
    ...[academicRole ? undefined : role, discipline].flatMap((named) =>
      named === undefined ? [] : [withTranslation(language, { name: named.name })],
    ),
  ];
}

async function devicesOf(db: Db, { account, session }: Owner, now: Date): Promise<ListedDevice[]> {
  const devices = await loginDevicesOf(db, account.id);
  const kept = await keptLoginsOf(db, account.id, now);
  return devices.map(({ id, browser, system, way, last_login_at, device_hash }) => ({
    id,
    browser,
    system,
    way,
    lastLoginAt: last_login_at.toISOString(),
    isThis: Buffer.from(device_hash).equals(session.device_hash),
    keptUntil: momentOf(
      kept.find((each) => each.device_hash?.equals(device_hash))?.expires_at ?? null,
    ),
  }));
}

/** The change that waits for verification; otherwise the latest one that the old address can still undo. */
async function emailChangeOf(
  db: Db,
  accountId: string,
  now: Date,
): Promise<AccountSettings["email"]["change"]> {
  const { waiting, made } = await contactChangesOf(db, "email_changes", { accountId, now });
  const shown = waiting ?? made.at(-1);
  if (shown === undefined) return null;
  const askedAt = shown.asked_at.toISOString();
  const until = shown.expires_at.toISOString();
  return shown.changed_at === null
    ? { state: "waiting", address: shown.new_email, askedAt, until }
    : { state: "changed", askedAt, changedAt: shown.changed_at.toISOString(), undoUntil: until };
}

/**
 * The new number that waits for verification. The current number is verified in the same way, but is not shown as
 * waiting.
 */
async function waitingNumberOf(db: Db, account: Account, now: Date): Promise<string | null> {
  const of = { accountId: account.id, now };
  const number = (await contactChangesOf(db, "number_changes", of)).waiting?.new_number ?? null;
  return number === account.cell_number ? null : number;
}

function momentOf(date: Date | null): string | null {
  return date === null ? null : date.toISOString();
}
