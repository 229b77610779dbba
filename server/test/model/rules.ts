import {
  inviteDays,
  otpMinutes,
  removalLinkHours,
  resetLinkMinutes,
} from "@frontdoor/contract/constants.ts";
import { failuresWorthTelling } from "../../src/identity/login/attempt-records.ts";
import { maximumOtpTries } from "../../src/identity/tokens/otp.ts";
import { lockoutLimits, rateLimits } from "../../src/platform/rate-limits/limits.ts";
import type { RateLimit } from "../../src/platform/rate-limits/rate-limit.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** What the model holds the server to, in milliseconds and counts; each number is the server's own. */
export const rules = {
  lockout: {
    failures: lockoutLimits.failuresBeforeLock,
    disabledAfter: lockoutLimits.failuresBeforeDisabled,
    first: lockoutLimits.lockMinutes * minute,
    longest: lockoutLimits.maximumLockMinutes * minute,
    quiet: lockoutLimits.quietHours * hour,
    worthTelling: failuresWorthTelling,
  },
  code: { life: otpMinutes * minute, tries: maximumOtpTries },
  resetLink: resetLinkMinutes * minute,
  removalLink: removalLinkHours * hour,
  invite: inviteDays * day,
  wrongCodes: { limit: rateLimits.otpFailureByUsername.perDay, window: day },
  warnings: { limit: rateLimits.warningByAccount.perHour, window: hour },
};

/** Seconds that a walk waits: on, just before and just after every moment at which something ends. */
export const waits = [
  1,
  30,
  ...[
    rules.code.life,
    rules.lockout.first,
    2 * rules.lockout.first,
    rules.lockout.longest,
    rules.lockout.quiet,
    rules.removalLink,
    rules.invite,
  ].flatMap((length) => [length / second - 1, length / second, length / second + 1]),
];

const modelled = new Set(["otpFailureByUsername", "warningByAccount"]);

const lifted = 1_000_000_000;

/** The limits of a walk: those that the model does not count are out of the way. */
export const liftedLimits = Object.fromEntries(
  Object.entries<RateLimit>(rateLimits)
    .filter(([name]) => !modelled.has(name))
    .map(([name, { counts: _counts, ...windows }]) => [
      name,
      Object.fromEntries(Object.keys(windows).map((window) => [window, lifted])),
    ]),
);
