import { apiBasePaths, type Call } from "@frontdoor/contract/call.ts";
import { processError } from "@frontdoor/contract/errors.ts";
import { CommandFailed } from "../command.ts";

/**
 * Makes a call of the site's as a visitor does, without a key.
 * @throws CommandFailed with the server's words when it refuses
 */
export async function send(
  url: string,
  call: Call,
  { query = {}, body }: { query?: Record<string, string>; body: unknown },
): Promise<void> {
  const address = new URL(apiBasePaths[call.api] + call.path, url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const answer = await fetch(address, {
    method: call.method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new CommandFailed(processError(await answer.json().catch(() => null)));
}
