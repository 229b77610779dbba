import * as z from "zod/mini";

/** The claims about the login from the ID token and about the person from userinfo. */
export const signedIn = z.object({
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
  role: z.optional(z.object({ name: z.string() })),
});
export type SignedIn = z.output<typeof signedIn>;
