import { resetMessagesPerHour } from "@frontdoor/contract/constants.ts";
import { type LimitTable, type NamedNetwork, namedNetworks } from "./named-networks.ts";
import type { RateLimit } from "./rate-limit.ts";

/** When a username is locked (SEC-A4); docs/throttling.md says why. */
export const lockoutLimits = {
  failuresBeforeLock: 10,
  lockMinutes: 15,
  maximumLockMinutes: 60,
  failuresBeforeDisabled: 100,
  /** After this long without a failure the doubling starts again. */
  quietHours: 12,
};
export type LockoutLimits = typeof lockoutLimits;

/** Rate limits of sends and of guesses (docs/throttling.md). */
export const rateLimits = {
  /** Usernames that one address failed to log in to: hospitals sit behind one address. */
  failedNamesByAddress: { counts: "clients", perHour: 100 },
  /** Attempts of one address on locked names, each of which costs as much work as any other. */
  lockedAttemptsByAddress: { counts: "clients", perHour: 100 },
  /** Refused passkeys of one address; valid ones are never counted and never refused. */
  refusedPasskeysByAddress: { counts: "clients", perHour: 100 },
  /** Requests for a reset from one address, whatever the names. */
  resetByAddress: { counts: "clients", perHour: 60 },
  /** Reset messages to one username that one connection requests: its share of the limit of strangers. */
  resetByUsername: { counts: "connections", perHour: resetMessagesPerHour, perDay: 10 },
  /** Reset messages to one username that all strangers together request. */
  resetByStrangers: { perDay: 30 },
  /** Reset messages to one username that a device requests which has logged in to it. */
  resetByDevice: { perHour: resetMessagesPerHour, perDay: 10 },
  /** Tries of a one-time password from one address, whatever the names. */
  otpByAddress: { counts: "clients", perHour: 30 },
  /** Wrong one-time passwords for one username. */
  otpFailureByUsername: { perDay: 10 },
  /** Wrong codes of two-step verification of one account, at logins and reauthentications together. */
  wrongCodeByAccount: { perDay: 10 },
  /** Requests for a reminder from one address, whatever they name. */
  reminderByAddress: { counts: "clients", perHour: 60 },
  /** Username reminders to one mail address. */
  reminderByEmail: { perQuarterHour: 1, perDay: 5 },
  /** Registrations from one address without a proof of work. */
  signUpByAddress: { counts: "clients", perHour: 20 },
  /** Registrations from one address beyond those, each with a proof of work. */
  signUpByAddressWithProof: { counts: "clients", perHour: 600 },
  /** Registrations from one address beyond those, each of a browser without script that has waited. */
  signUpByAddressWithWait: { counts: "clients", perHour: 10 },
  /** The same of the whole installation. */
  signUpWithWait: { perHour: 100 },
  /** Registrations with one mailed link, which stands in for a proof of work. */
  signUpByLink: { perHour: 3 },
  /** Such links that one client address requests. */
  signUpLinkByAddress: { counts: "clients", perHour: 20 },
  /** The same of the whole installation. */
  signUpLinks: { perHour: 300 },
  /** Responses to one address that say that a username is taken, however many registrations it makes. */
  takenNameByAddress: { counts: "clients", perHour: 20 },
  /** Registrations with one invite that do not count for their client address. */
  signUpByInvite: { perHour: 10 },
  /** Changes of an unverified registration's email address, from one client address. */
  addressChangeByAddress: { counts: "clients", perHour: 100 },
  /** Welcome mails to one mail address: a registration names whatever address it likes. */
  welcomeByEmail: { perHour: 3, perDay: 10 },
  /** Verification mails to one mail address that one connection requests: its share of the next limit. */
  verificationByClient: { counts: "connections", perHour: 3, perDay: 10 },
  /** Verification mails to one mail address, whoever asks. */
  verificationByEmail: { perHour: 12, perDay: 40 },
  /** Searches for heads of department from one address: a form needs a few, copying the list needs many. */
  hodSearchByAddress: { counts: "clients", perQuarterHour: 120, perDay: 1_000 },
  /** Invitations to one mail address that supervisors cause. */
  inviteByEmail: { perDay: 5 },
  /** OpenID Connect requests from one address without a client's key: a login takes five. */
  openidByAddress: { counts: "clients", perHour: 6_000 },
  /** Invalid keys and client secrets from one address; valid ones are never counted and never refused. */
  wrongSecretsByAddress: { counts: "clients", perHour: 240 },
  /** Contact requests from one address. */
  contactByAddress: { counts: "clients", perHour: 5 },
  /** Mailed changes of one account; of all accounts of one unverified mail address together. */
  changeByAccount: { perHour: 20, perDay: 60 },
  /** The same from one client address: a ward that sets its two-step verification up has one. */
  changeByAddress: { counts: "clients", perHour: 300 },
  /** Links to verify an email address that one account requests. */
  emailProofByAccount: { perHour: 5, perDay: 20 },
  /** Links that verify an address, to one mail address, from all accounts together. */
  emailProofByEmail: { perHour: 3, perDay: 10 },
  /** Codes to verify a number that one account requests. */
  numberCodeByAccount: { perHour: 3, perDay: 10 },
  /** Codes to verify a number that one client address requests. */
  numberCodeByAddress: { counts: "clients", perHour: 30 },
  /** Codes that verify a number, to one number, from all accounts together. */
  numberCodeByNumber: { perHour: 3, perDay: 10 },
  /** Wrong codes for the numbers of one account. */
  wrongNumberCodeByAccount: { perDay: 20 },
  /**
   * Searches of accounts by one member of staff, or with the installation's key: support needs some, copying all people
   * needs many.
   */
  accountSearchByCaller: { perHour: 200, perDay: 1_000 },
  /** Tests of one webhook by anybody: each posts to somebody else's machine. */
  webhookTestByWebhook: { perHour: 60 },
  /** Mails to people that one member of staff has sent, or somebody with the installation's key. */
  supportMailByCaller: { perHour: 60, perDay: 300 },
  /** Mails to one account or registration that all staff together have sent. */
  supportMailByAccount: { perHour: 3, perDay: 10 },
  /** SMS to one number, whatever they say. */
  smsByNumber: { perHour: 10, perDay: 30 },
  /**
   * Different numbers of one range of 10,000 that get SMS: fraudsters who are paid for SMS request many in one range.
   */
  smsByRange: { perHour: 20 },
  /** SMS of the whole installation. */
  smsByInstallation: { perHour: 3_000 },
  /** Warnings about one account that are mailed to its owner. */
  warningByAccount: { perHour: 1 },
} satisfies Record<string, RateLimit>;
export type RateLimitName = keyof typeof rateLimits;

export interface Limits {
  lockout: LockoutLimits;
  rateLimits: Record<RateLimitName, RateLimit>;
  /** Networks whose addresses have rate limits of their own, the narrowest first. */
  networks: readonly NamedNetwork[];
}

/**
 * The limits of a deployment: the defaults with the configured overrides, such as
 * `{"lockout":{"lockMinutes":5},"signUpByAddress":{"perHour":200}}`.
 * @param networks overrides for a network, such as `{"196.21.0.0/16":{"signUpByAddress":{"perHour":400}}}`
 * @throws Error for an unknown limit, a value that is not a positive whole number, and an invalid network
 */
export function limitsWith(
  overrides: LimitTable,
  networks: Readonly<Record<string, LimitTable>> = {},
): Limits {
  const limits: Limits = {
    lockout: { ...lockoutLimits },
    rateLimits: { ...rateLimits },
    networks: namedNetworks(networks, checkAddressLimit),
  };
  for (const [name, values] of Object.entries(overrides)) {
    if (name === "lockout")
      Object.assign(limits.lockout, checked("LIMITS", name, values, lockoutKeys));
    else if (isRateLimitName(name)) {
      limits.rateLimits[name] = {
        ...rateLimits[name],
        ...checked("LIMITS", name, values, windowKeys),
      };
    } else throw new Error(`LIMITS: there is no limit ${name}`);
  }
  return limits;
}

const lockoutKeys = Object.keys(lockoutLimits);
const windowKeys = ["perQuarterHour", "perHour", "perDay"] satisfies (keyof RateLimit)[];

function isRateLimitName(name: string): name is RateLimitName {
  return Object.hasOwn(rateLimits, name);
}

/** A network's limits can only be those of its addresses. */
function checkAddressLimit(network: string, name: string, values: Record<string, number>): void {
  const where = `NETWORKS: ${network}`;
  if (!isRateLimitName(name)) throw new Error(`${where}: there is no limit ${name}`);
  if (!countsClients(name)) throw new Error(`${where}: ${name} does not count client addresses`);
  checked(where, name, values, windowKeys);
}

/** Whether a rate limit belongs to a client's address alone. */
export function countsClients(name: RateLimitName): boolean {
  const { counts }: RateLimit = rateLimits[name];
  return counts === "clients";
}

function checked(
  where: string,
  name: string,
  values: Record<string, number>,
  keys: readonly string[],
) {
  for (const [key, value] of Object.entries(values)) {
    if (!keys.includes(key)) throw new Error(`${where}: there is no limit ${name}.${key}`);
    if (!Number.isSafeInteger(value) || value < 1) {
      throw new Error(`${where}: ${name}.${key} must be a whole number of at least 1`);
    }
  }
  return values;
}
