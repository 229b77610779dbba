import { mailedCodes, verify } from "../academics.ts";
import { makeInvite } from "../invites.ts";
import { newHcp, newPerson, newTrainee } from "../people.ts";
import { proofFor } from "../solve.ts";
import type { TestServer } from "../test-server.ts";

/** A shared browser: its cookies are those of whoever sat there before. */
export type Desk = Record<string, string>;

export interface Newcomer {
  kind: "practice" | "hcp" | "trainee";
  isInvited: boolean;
  desk: Desk;
}

/** What became of a newcomer, and what the server asked for. */
export interface Arrival {
  isIn: boolean;
  wasAsked: boolean;
  /** The statuses of the answers, in their order. */
  statuses: number[];
}

/** Signs a newcomer up as the site does, follows the mail, and logs in at the same desk. */
export async function arrive(server: TestServer, newcomer: Newcomer): Promise<Arrival> {
  const statuses: number[] = [];
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await server.post(path, body, { headers, cookies: newcomer.desk });
    statuses.push(answer.statusCode);
    for (const { name, value } of answer.cookies) newcomer.desk[name] = value;
    return answer;
  };
  const { path, body, username, password } = await registrationOf(server, newcomer);
  const key = { "idempotency-key": username };
  const first = await post(path, body, key);
  const wasAsked = first.statusCode === 428;
  if (wasAsked) await post(path, body, { ...key, ...(await proofFor(first)) });
  const logIn = () =>
    newcomer.kind === "practice"
      ? post("/practice/security/auth", { username, password }, practiceHeaders)
      : post("/academic/v1/security/brochureLogin", { username, password });
  if (newcomer.kind !== "practice") {
    // The site logs in by itself, to the page that waits for the mail (S4.015).
    await logIn();
    const [code = ""] = await mailedCodes(server, username);
    const proven = await verify(server, { email: username, code, cookies: newcomer.desk });
    statuses.push(proven.statusCode);
  }
  const entered = await logIn();
  const location = entered.statusCode === 200 ? String(entered.json().location) : "";
  return { isIn: location.startsWith("https://"), wasAsked, statuses };
}

const practiceHeaders = {
  accept: "application/vnd.frontdoor.v1+json",
  "x-client-type": "PRACTICE_BROCHURE",
};

/** What a newcomer fills in, with an invite of their own where they have one. */
async function registrationOf(server: TestServer, { kind, isInvited }: Newcomer) {
  if (kind === "practice") {
    const person = newPerson();
    const { username, password, emailAddress: email } = person;
    const inviteCode = isInvited ? (await makeInvite(server, { email })).code : undefined;
    const path = "/practice/registration/register";
    return { path, body: { ...person, inviteCode }, username, password };
  }
  const person = kind === "hcp" ? newHcp() : newTrainee();
  const { username, password } = person;
  const invite = { kind: "academic", role: kind.toUpperCase(), email: username } as const;
  const query = isInvited ? `?inviteKey=${(await makeInvite(server, invite)).code}` : "";
  return { path: `/academic/v1/signup/${kind}${query}`, body: person, username, password };
}
