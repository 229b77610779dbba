import { apiBasePaths } from "@frontdoor/contract/call.ts";
import { redeemHandOff, type SignedIn } from "@frontdoor/contract/products/hand-off.ts";
import { parse } from "zod/mini";

const timeoutMilliseconds = 5_000;

/**
 * Trades a code for the person behind it, server to server.
 * @returns null when the front door refuses the code
 * @throws Error when the front door does not answer or does not know the key
 */
export async function redeem(
  frontdoorUrl: string,
  key: string,
  code: string,
): Promise<SignedIn | null> {
  const response = await fetch(
    new URL(`${apiBasePaths.products}${redeemHandOff.path}`, frontdoorUrl),
    {
      method: redeemHandOff.method,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMilliseconds),
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${key}` },
      body: JSON.stringify({ code }),
    },
  );
  if (response.status === 400) return null;
  if (!response.ok) throw new Error(`The front door answered ${response.status}.`);
  return parse(redeemHandOff.reply, await response.json());
}
