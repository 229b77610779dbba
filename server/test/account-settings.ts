import { joinAcademic } from "./academics.ts";
import { registerPerson } from "./accounts.ts";
import { goodPassword } from "./people.ts";
import type { TestServer } from "./test-server.ts";

type Cookies = Record<string, string>;

/** Who logs in to account settings, and with what. */
interface Owner {
  realm: "practice" | "academic";
  username: string;
  password?: string;
  cookies?: Cookies;
}

const chrome = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";
const loginPath = {
  practice: "/practice/security/auth",
  academic: "/academic/v1/security/brochureLogin",
};

/** Logs in with account settings as the target. */
export async function logInToAccount(server: TestServer, owner: Owner, userAgent = chrome) {
  const { realm, username, password = goodPassword, cookies = {} } = owner;
  const response = await server.post(
    `${loginPath[realm]}?target=account`,
    { username, password },
    { cookies, headers: { "user-agent": userAgent } },
  );
  if (response.statusCode !== 200) throw new Error(response.body);
  const set = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  const kept: Cookies = { ...cookies, ...set };
  const post = (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    server.post(`/account${path}`, body, {
      cookies: kept,
      headers: { "user-agent": userAgent, ...headers },
    });
  return {
    realm,
    username,
    response,
    cookies: kept,
    get: (path: string, headers: Record<string, string> = {}) =>
      server.get(`/account${path}`, { cookies: kept, headers }),
    post,
    /** Sets a new password, with the one that this login began with. */
    changePassword: (chosen: string, headers?: Record<string, string>) =>
      post("/password", { password: chosen, currentPassword: password }, headers),
    reauthenticate: (typed = password) =>
      server.post("/account/proof", { way: "password", password: typed }, { cookies: kept }),
  };
}

/** Somebody new of a realm, at account settings. */
export async function newOwner(server: TestServer, realm: Owner["realm"] = "practice") {
  const person = realm === "practice" ? await registerPerson(server) : await joinAcademic(server);
  const email = "emailAddress" in person ? person.emailAddress : person.username;
  const login = await logInToAccount(server, { ...person, realm });
  return { ...login, email };
}

/** The link of the newest mail to an address whose text has one of this page, without the origin. */
export async function linkTo(
  server: TestServer,
  email: string,
  page: "not-me" | "account/email" | "stored-data",
) {
  await server.deliver();
  const links = server
    .mails()
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => new RegExp(`/${page}/([\\w-]{43})`).exec(text)?.[1] ?? []);
  return links.at(-1) ?? "";
}
