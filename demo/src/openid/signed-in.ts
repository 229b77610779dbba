import * as z from "zod/mini";

const named = z.object({ name: z.string() });

/** The claims about the login from the ID token and about the person from userinfo. */
const schema = z.object({
  sub: z.string(),
  sid: z.string(),
  auth_time: z.number(),
  id_token: z.string(),
  name: z.optional(z.string()),
  given_name: z.optional(z.string()),
  preferred_username: z.optional(z.string()),
  email: z.optional(z.string()),
  phone_number: z.optional(z.string()),
  account_type: z.optional(z.string()),
  role: z.optional(named),
});
export type SignedIn = z.output<typeof schema>;

/** Parses the claims. @throws Error when one is missing that every login has */
export function signedIn(claims: unknown): SignedIn {
  return z.parse(schema, claims);
}
