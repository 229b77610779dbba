import { addAcademic } from "../academics.ts";
import { registerPerson } from "../accounts.ts";
import type { House } from "../house.ts";

/** What a person can do in both realms, by each realm's own calls. */
export const realms = [
  {
    realm: "practice",
    product: "Heron Practice",
    loginPath: "/practice/security/auth",
    resetPath: "/practice/security/password/requestReset",
    changePath: "/practice/security/password/processReset",
    link: /https:\/\/localhost:3000\/passwordreset\/ud\/([\w-]{43})\b/,
    async addPerson(house: House) {
      const { username, emailAddress } = await registerPerson(house);
      await house.deliver();
      return { username, email: emailAddress };
    },
  },
  {
    realm: "academic",
    product: "Heron Academic",
    loginPath: "/academic/v1/security/brochureLogin",
    resetPath: "/academic/v1/security/passwordreset/",
    changePath: "/academic/v1/security/changepassword",
    link: /https:\/\/localhost:3000\/passwordreset\/academic\/([\w-]{43})\b/,
    addPerson: (house: House) => addAcademic(house),
  },
] as const;

export type RealmCalls = (typeof realms)[number];

/** Asks for a reset and returns the messages that it caused, with the link's token. */
export async function askForLink(house: House, calls: RealmCalls, username: string) {
  const seen = house.sent.length;
  await house.post(calls.resetPath, { username });
  await house.deliver();
  const messages = house.sent.slice(seen);
  const tokens = messages.map(({ text }) => calls.link.exec(text)?.[1] ?? "");
  return { messages, token: tokens.find((token) => token !== "") ?? "" };
}

/** A new person with a reset link that nobody has used. */
export async function personWithLink(house: House, calls: RealmCalls) {
  const person = await calls.addPerson(house);
  return { ...person, ...(await askForLink(house, calls, person.username)) };
}

/** Whether this password opens the account now. */
export async function opens(house: House, username: string, password: string): Promise<boolean> {
  const { password_hash } = await house.database.kysely
    .selectFrom("accounts")
    .select("password_hash")
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
  return (await house.deps.hasher.verify(password_hash, password)).ok;
}
