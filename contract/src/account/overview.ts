import { languageCodes } from "@frontdoor/words/languages.ts";
import * as z from "zod/mini";
import { call } from "../call.ts";
import { identityTypes } from "../constants.ts";
import { translation } from "../lookup.ts";
import { loginProducts } from "../products.ts";
import { undeliveredReasons } from "../undelivered-reasons.ts";
import { posting } from "./changes.ts";
import { browserNames, loginWays, systemNames } from "./logins.ts";
import { codeWays } from "./number.ts";
import { moment, whole } from "./values.ts";

const reauthenticationWays = ["passkey", "password", "code"] as const;
export type ReauthenticationWay = (typeof reauthenticationWays)[number];

/** What an operator may say of two-step verification (`SECOND_FACTOR`). */
export const twoStepPolicies = ["off", "optional", "required"] as const;
export type TwoStepPolicy = (typeof twoStepPolicies)[number];

const passkey = z.object({
  id: z.string(),
  /** The name that the person gave it. */
  label: z.string(),
  createdAt: moment,
  lastUsedAt: z.nullable(moment),
});
export type ListedPasskey = z.output<typeof passkey>;

const device = z.object({
  id: z.string(),
  browser: z.enum(browserNames),
  system: z.enum(systemNames),
  lastLoginAt: moment,
  way: z.enum(loginWays),
  isThis: z.boolean(),
  /** Until when the login is kept there, at most; null where none is. */
  keptUntil: z.nullable(moment),
});
export type ListedDevice = z.output<typeof device>;

/** The state of a change of the address: it waits for verification, or the old address may still undo it. */
const emailChange = z.discriminatedUnion("state", [
  z.object({ state: z.literal("waiting"), address: z.string(), askedAt: moment, until: moment }),
  z.object({ state: z.literal("changed"), askedAt: moment, changedAt: moment, undoUntil: moment }),
]);

const secondStep = z.object({
  /** The operator's policy for accounts like this one. */
  policy: z.enum(twoStepPolicies),
  /** When it was set up; null while it is off. */
  since: z.nullable(moment),
  recoveryCodesLeft: whole,
  rememberedDevices: whole,
  /** Until when this device is not asked for a code; null where it is asked. */
  rememberedUntil: z.nullable(moment),
  /** When it ends because an operator is ending it; null otherwise. */
  endsAt: z.nullable(moment),
});

/** The person's numbers, masked. After a reauthentication they are shown in full. */
const numbers = z.object({
  /** `MP 0•••••7` */
  hpcsa: z.nullable(z.string()),
  practice: z.nullable(z.string()),
  /** The document, and the last three signs of its number. */
  identity: z.nullable(z.object({ type: z.enum(identityTypes), end: z.string() })),
});

/** Since when messages no longer arrive there, and why; null where none has failed. */
const unreachable = z.nullable(z.object({ since: moment, because: z.enum(undeliveredReasons) }));

const languageCode = z.enum(languageCodes);

const account = z.object({
  /** The value of the header `Account-Login`, by which a change names this session; of no use to anybody else. */
  login: z.optional(z.string()),
  product: z.enum(loginProducts),
  name: z.string(),
  surname: z.string(),
  /** Beneath the name: the role and the discipline, as far as they are known. */
  place: z.array(z.object({ name: z.string(), translation })),
  numbers,
  username: z.string(),
  /** Whether the username is the address, and changes with it. */
  isUsernameEmail: z.boolean(),
  /** The product's start address. */
  productUrl: z.string(),
  passwordChangedAt: moment,
  passkeys: z.array(passkey),
  secondStep,
  email: z.object({
    address: z.string(),
    provenAt: z.nullable(moment),
    /** When the reader of the address reported that the account is not theirs: no verification link is sent there. */
    refusedAt: z.nullable(moment),
    change: z.nullable(emailChange),
    unreachable,
  }),
  cellNumber: z.object({
    number: z.string(),
    confirmedAt: z.nullable(moment),
    /** A new number that waits for the code which was sent to it. */
    waiting: z.nullable(z.string()),
    /** The channel of its one-time codes; null where there is only SMS. */
    codeWay: z.nullable(z.enum(codeWays)),
    unreachable,
  }),
  /** The language that the person is written to in, and those that there are to choose from, by their own names. */
  language: languageCode,
  languages: z.array(z.object({ code: languageCode, name: z.string() })),
  devices: z.array(device),
  /** Until when changes are locked, because somebody used "This wasn't me"; null otherwise. */
  lockedUntil: z.nullable(moment),
  proof: z.object({
    /** Until when changes need no new reauthentication; null when there was no recent one. */
    until: z.nullable(moment),
    /** How this person can reauthenticate, the best way first. */
    ways: z.array(z.enum(reauthenticationWays)),
    /** Whether a new password needs the current one, because this login was made by password alone. */
    currentPasswordNeeded: z.boolean(),
  }),
});
export type AccountSettings = z.output<typeof account>;

/** Returns everything that account settings shows, and extends the session. */
export const showAccountSettings = call({
  api: "account",
  method: "GET",
  path: "/overview",
  reply: account,
  failures: ["SESSION_ENDED"],
});

/** Logs out of account settings: ends the session of the page, and the browser's kept login. */
export const logOut = call({
  ...posting,
  path: "/log-out",
  body: z.object({}),
  reply: z.object({}),
  failures: ["SESSION_ENDED"],
});
