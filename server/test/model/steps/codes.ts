import fc from "fast-check";
import { type Model, type Name, resetPassword } from "../account-model.ts";
import { commonPassword, goodPasswords, newPassword } from "../passwords.ts";
import { rules } from "../rules.ts";
import { type Answer, choice, done, pick, refused, sort, type Walk } from "../step.ts";
import { isSpent, take } from "../windows.ts";

function isUsableCode({ codes, now }: Model, name: Name): boolean {
  const code = codes.get(name);
  return code !== undefined && code.digits !== null && !code.isUsed && code.expiresAt > now();
}

/** The new password behind a one-time password: five tries, only the newest (SEC-C5). */
function useCode(
  model: Model,
  name: Name,
  { digits, password }: { digits: string; password: string },
): Answer {
  const now = model.now();
  const wrong = () => {
    take(model.windows, `wrong codes ${name.username}`, rules.wrongCodes, now);
    return refused("OTP_INVALID");
  };
  if (isSpent(model.windows, `wrong codes ${name.username}`, rules.wrongCodes, now)) {
    return refused("OTP_INVALID");
  }
  const code = model.codes.get(name);
  if (code === undefined || code.isUsed || code.expiresAt <= now) return wrong();
  const isForgotten = code.triesUntil === null || code.triesUntil <= now;
  if (!isForgotten && code.tries >= rules.code.tries) return wrong();
  code.tries = isForgotten ? 1 : code.tries + 1;
  if (isForgotten) code.triesUntil = now + rules.code.life;
  if (code.digits !== digits) return wrong();
  if (password === commonPassword) {
    code.tries -= 1;
    return refused("VALIDATION");
  }
  Object.assign(code, { isUsed: true, tries: 0, triesUntil: null });
  resetPassword(model, name, { password, by: "code" });
  return done({ location: "/login/practice" });
}

interface Try {
  name: Name;
  which: "newest" | "older" | "wrong";
  password: string;
  browser: number;
}

export function tryCode({ model, codes }: Walk, { name, which, password, browser }: Try) {
  const known = codes.get(name) ?? [];
  const newest = known.at(-1) ?? "000000";
  const older = known.at(-2) ?? newest;
  const wrong = String((Number(newest) + 1) % 1_000_000).padStart(6, "0");
  const digits = { newest, older, wrong }[which];
  return {
    kind: "request",
    write: {
      says: `${name.username} uses the ${which} code for ${password}`,
      request: {
        method: "POST",
        path: "/practice/security/password/processResetWithOtp",
        body: { otp: digits, username: name.username, password },
        browser,
      },
      isKeyed: true,
      foresee: () => useCode(model, name, { digits, password }),
    },
  } as const;
}

const whose = { who: choice, browser: fc.nat(2) };

export const codeSteps = {
  useCode: sort({
    weight: 5,
    values: fc.record({
      ...whose,
      which: fc.constantFrom<Try["which"]>("newest", "newest", "older", "wrong"),
      password: newPassword,
    }),
    plan(walk, { who, ...drawn }) {
      const name = pick(walk.names, who, (each) => isUsableCode(walk.model, each));
      return name === undefined ? null : tryCode(walk, { name, ...drawn });
    },
  }),
  /** Wrong ones, and then the right one. */
  guessCodes: sort({
    weight: 1.5,
    values: fc.record({ ...whose, times: fc.integer({ min: 1, max: rules.code.tries + 1 }) }),
    plan(walk, { who, browser, times }) {
      const name = pick(walk.names, who, (each) => isUsableCode(walk.model, each));
      const [password = ""] = goodPasswords;
      if (name === undefined) return null;
      const guess = () => tryCode(walk, { name, which: "wrong", password, browser });
      const right = tryCode(walk, { name, which: "newest", password, browser });
      return { kind: "several", acts: [...Array.from({ length: times }, guess), right] };
    },
  }),
};
