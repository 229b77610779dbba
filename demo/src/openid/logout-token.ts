import { type JWTVerifyGetKey, jwtVerify } from "jose";
import * as z from "zod/mini";

const event = "http://schemas.openid.net/event/backchannel-logout";
const toleranceSeconds = 300;

const schema = z.object({
  jti: z.string(),
  sub: z.optional(z.string()),
  sid: z.optional(z.string()),
  events: z.object({ [event]: z.looseObject({}) }),
  // What has a nonce is an ID token that somebody passes off as this.
  nonce: z.optional(z.never()),
});

/** The login that ended: the one of `sid`, or without it all logins of `sub`. */
export type EndedLogin = Pick<z.output<typeof schema>, "jti" | "sub" | "sid">;

/**
 * What a logout token says, checked as Back-Channel Logout 1.0 (2.6) has it; its `jti` is the caller's to remember.
 * @throws Error where it is not one of the front door's for this client, or is an old one
 */
export async function readLogoutToken(
  token: string,
  expected: { keys: JWTVerifyGetKey; issuer: string; clientId: string; now: Date },
): Promise<EndedLogin> {
  const { payload } = await jwtVerify(token, expected.keys, {
    issuer: expected.issuer,
    audience: expected.clientId,
    algorithms: ["ES256"],
    typ: "logout+jwt",
    requiredClaims: ["iat", "jti", "events"],
    maxTokenAge: toleranceSeconds,
    clockTolerance: 30,
    currentDate: expected.now,
  });
  const ended = z.parse(schema, payload);
  if (ended.sub === undefined && ended.sid === undefined) throw new Error("It names no login.");
  return ended;
}
