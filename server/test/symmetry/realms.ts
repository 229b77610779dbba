import { addAcademic } from "../academics.ts";
import { registerPerson } from "../accounts.ts";
import type { TestServer } from "../test-server.ts";

/** What a person can do in both realms, by each realm's own calls. */
export const realms = [
  {
    realm: "practice",
    product: "Heron Practice",
    loginPath: "/practice/security/auth",
    resetPath: "/practice/security/password/requestReset",
    changePath: "/practice/security/password/processReset",
    link: /https:\/\/localhost:3000\/passwordreset\/ud\/([\w-]{43})\b/,
    async addPerson(server: TestServer) {
      const { username, emailAddress } = await registerPerson(server);
      await server.deliver();
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
    addPerson: (server: TestServer) => addAcademic(server),
  },
] as const;

type RealmCalls = (typeof realms)[number];

/** Asks for a reset and returns the messages that it caused, with the link's token. */
export async function askForLink(server: TestServer, calls: RealmCalls, username: string) {
  const seen = server.sent.length;
  await server.post(calls.resetPath, { username });
  await server.deliver();
  const messages = server.sent.slice(seen);
  const tokens = messages.map(({ text }) => calls.link.exec(text)?.[1] ?? "");
  return { messages, token: tokens.find((token) => token !== "") ?? "" };
}

/** A new person with a reset link that nobody has used. */
export async function personWithLink(server: TestServer, calls: RealmCalls) {
  const person = await calls.addPerson(server);
  return { ...person, ...(await askForLink(server, calls, person.username)) };
}

/** Whether this password opens the account now. */
export async function opens(
  server: TestServer,
  username: string,
  password: string,
): Promise<boolean> {
  const { password_hash } = await server.database.kysely
    .selectFrom("accounts")
    .select("password_hash")
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
  return (await server.deps.hasher.verify(password_hash, password)).ok;
}
