import { apiBasePaths } from "@frontdoor/contract/call.ts";
import { redeemHandOff, type SignedIn } from "@frontdoor/contract/products/hand-off.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import { safeParse } from "zod/mini";

const timeoutMilliseconds = 5_000;

/** Who signed in; `refused` for a code that signs in nobody, `away` when the front door cannot say. */
export type Redeemed = SignedIn | "refused" | "away";

/** Trades a code for the person behind it, server to server, with the product's own key. */
export async function redeem(
  { frontdoorUrl, key, product }: { frontdoorUrl: string; key: string; product: LoginProduct },
  code: string,
): Promise<Redeemed> {
  const url = new URL(`${apiBasePaths[redeemHandOff.api]}${redeemHandOff.path}`, frontdoorUrl);
  const response = await fetch(url, {
    method: redeemHandOff.method,
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMilliseconds),
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${key}` },
    body: JSON.stringify({ code }),
  }).catch(() => null);
  if (response?.status === 400) return "refused";
  if (!response?.ok) return "away";
  const reply = safeParse(redeemHandOff.reply, await response.json().catch(() => null));
  return reply.success && reply.data.product === product ? reply.data : "away";
}
