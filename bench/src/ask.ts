import {
  clientTypeHeader,
  practiceAuthAccept,
  practiceClientType,
} from "@frontdoor/contract/constants.ts";

/** A response with the cookies that it set. */
export interface Answered {
  status: number;
  body: unknown;
  cookie: string;
}

/** Sends a request. @throws Error on an unexpected status, because figures with errors in them say nothing */
export async function ask(
  address: string,
  {
    body,
    headers = {},
    expected = [200, 201, 202, 204],
  }: { body?: unknown; headers?: Record<string, string>; expected?: readonly number[] } = {},
): Promise<Answered> {
  const response = await fetch(address, {
    method: body === undefined ? "GET" : "POST",
    headers: { ...(body !== undefined && { "Content-Type": "application/json" }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!expected.includes(response.status)) {
    throw new Error(`${new URL(address).pathname}: ${response.status} ${text.slice(0, 300)}`);
  }
  const cookies = response.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return {
    status: response.status,
    body: isJson ? JSON.parse(text) : text,
    cookie: cookies.join("; "),
  };
}

/** What a login at the practice product is sent with. */
export const practiceHeaders = {
  Accept: practiceAuthAccept,
  [clientTypeHeader]: practiceClientType,
};

export const practiceLogin = (url: string) => `${url}/api/practice/security/auth`;

/** Logs in at the practice product. */
export const logInPractice = (url: string, body: unknown, expected = [200]) =>
  ask(practiceLogin(url), { body, headers: practiceHeaders, expected });

/** Waits for a mail to an address whose text matches. @returns the first group of the pattern */
export async function mailed(url: string, address: string, pattern: RegExp): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { body } = await ask(`${url}/dev/inbox.json`);
    for (const { to, text } of body as { to: string; text: string }[]) {
      const found = to === address ? pattern.exec(text)?.[1] : undefined;
      if (found !== undefined) return found;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The mail to ${address} did not come.`);
}
