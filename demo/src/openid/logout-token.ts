import { type JWTVerifyGetKey, jwtVerify } from "jose";
import * as z from "zod/mini";

const event = "http://schemas.openid.net/event/backchannel-logout";
const toleranceSeconds = 300;

const schema = z.object({
  jti: z.string(),
  sub: z.optional(z.string()),
  sid: z.optional(z.string()),
  events: z.object({ [event]: z.looseObject({}) }),
  // A token with a nonce is an ID token, which must not pass as a logout token.
  nonce: z.optional(z.never()),
});

/** The logins that ended: the one of `sid`, or all logins of `sub` when there is no `sid`. */
export type EndedLogin = Pick<z.output<typeof schema>, "jti" | "sub" | "sid">;

/**
 * Verifies a logout token (Back-Channel Logout 1.0, 2.6). The caller has to remember its `jti`.
 * @throws Error when the token was not issued by the front door for this client, or is too old
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
