import type { House } from "./house.ts";
import { newHcp } from "./people.ts";

interface Joining {
  role?: "hcp" | "trainee" | "supervisor" | "hod";
  person?: ReturnType<typeof newHcp>;
  inviteKey?: string;
  clientAddress?: string;
}

/** Signs up over HTTP; the cookies are those of the browser that did it. */
export async function signUpAcademic(
  house: House,
  { role = "hcp", person = newHcp(), inviteKey, clientAddress }: Joining = {},
) {
  const query = inviteKey === undefined ? "" : `?inviteKey=${inviteKey}`;
  const response = await house.post(`/academic/v1/signup/${role}${query}`, person, {
    ...(clientAddress !== undefined && { clientAddress }),
  });
  if (response.statusCode !== 200) throw new Error(response.body);
  const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  return { ...person, cookies };
}

/** The codes that were mailed to an address, in their order. */
export async function mailedCodes(house: House, email: string): Promise<string[]> {
  await house.deliver();
  return house
    .mails()
    .filter(({ to }) => to === email)
    .map(({ text }) => /verificationCode=([\w-]{43})/.exec(text)?.[1])
    .filter((code) => code !== undefined);
}

/** Follows the link of the verification mail. */
export function verify(
  house: House,
  {
    email,
    code,
    confirm,
    cookies,
  }: { email: string; code: string; confirm?: true; cookies?: Record<string, string> },
) {
  const body = { emailAddress: email, verificationCode: code, ...(confirm && { confirm }) };
  return house.post("/academic/v1/signup/verifyEmail", body, { ...(cookies && { cookies }) });
}

/** Signs up, follows the mailed link in the same browser, and returns the person with their account. */
export async function joinAcademic(house: House, joining: Joining = {}) {
  const person = await signUpAcademic(house, joining);
  const email = person.username;
  const code = (await mailedCodes(house, email)).at(-1) ?? "";
  const response = await verify(house, { email, code, cookies: person.cookies });
  if (response.statusCode !== 200) throw new Error(response.body);
  return { ...person, code, account: await academicAccount(house, email) };
}

export function academicAccount(house: House, username: string) {
  return house.database.kysely
    .selectFrom("accounts")
    .leftJoin("identity_documents", "identity_documents.account_id", "accounts.id")
    .leftJoin("academic_profiles", "academic_profiles.account_id", "accounts.id")
    .selectAll()
    .where("realm", "=", "academic")
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
}
