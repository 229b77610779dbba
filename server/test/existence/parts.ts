import { createAuthenticator } from "../authenticator.ts";
import type { TestServer } from "../test-server.ts";
import type { NamesNobody, Request } from "./questions.ts";
import type { Subject } from "./states.ts";

export const tokenDecides: NamesNobody = {
  namesNobody:
    "A token of 256 bits decides, which only its holder has; nothing else that is sent names anybody.",
};

export const wrongPassword = (path: string, username: string): Request => ({
  method: "POST",
  path,
  body: { username, password: "wrong-otter-1" },
});

/** A stranger answers for a passkey with a key of their own. */
export async function answerOfPasskey(
  server: TestServer,
  path: string,
  { credentialId: id }: Subject,
): Promise<Request> {
  const { options } = (await server.post(`${path}/options`, {})).json();
  const stranger = createAuthenticator();
  stranger.make({ challenge: "", user: { id: "eA" } });
  const lies = { id, userHandle: "eA" };
  return { method: "POST", path, body: { passkey: stranger.answer(options, lies) } };
}
