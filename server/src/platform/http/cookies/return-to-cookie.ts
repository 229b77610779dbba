import { type LoginProduct, loginProducts } from "@frontdoor/contract/products.ts";
import "@fastify/cookie";
import { type ReturnTo, returnToOf, returnToSeconds } from "@frontdoor/contract/return-to.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type CookieSettings, hostCookie, lasting } from "./lasting-cookie.ts";

const cookieName = (settings: CookieSettings) => hostCookie("way-back", settings);

/** The product that sent a browser here within the last hour, and what it waits for. */
interface RememberedVisit {
  product: LoginProduct;
  returnTo: ReturnTo;
}

/**
 * The return address to a product that this browser remembers: a mailed link opens a new tab, which does not have the
 * earlier page's address.
 */
export function rememberedReturnTo(
  request: FastifyRequest,
  settings: CookieSettings,
  product: LoginProduct,
): ReturnTo | null {
  const visit = read(request.cookies[cookieName(settings)] ?? "");
  return visit?.product === product ? visit.returnTo : null;
}

/**
 * The most letters of the cookie as it is sent: with a page's other headers it fits into a proxy's header limit of 4
 * KB.
 */
const longestValue = 1_536;

/** Written as `practice?state=…`. A state that is too long is not remembered, and an earlier one is forgotten. */
export function rememberReturnTo(
  reply: FastifyReply,
  { product, returnTo }: RememberedVisit,
  settings: CookieSettings,
): void {
  const value = returnTo.kind === "state" ? returnTo.state : returnTo.uid;
  const written = `${product}?${new URLSearchParams({ [returnTo.kind]: value })}`;
  const cookie = { ...lasting(settings), httpOnly: true, maxAge: returnToSeconds };
  if (encodeURIComponent(written).length > longestValue) forgetReturnTo(reply, settings);
  else reply.setCookie(cookieName(settings), written, cookie);
}

/** Once the address was used, the next login is another one. */
export function forgetReturnTo(reply: FastifyReply, settings: CookieSettings): void {
  reply.clearCookie(cookieName(settings), { ...lasting(settings), httpOnly: true });
}

function read(written: string): RememberedVisit | null {
  const [name, query = ""] = written.split("?");
  const product = loginProducts.find((each) => each === name);
  const { interaction, state } = Object.fromEntries(new URLSearchParams(query));
  const returnTo = returnToOf({ interaction, state });
  return product === undefined || returnTo === null ? null : { product, returnTo };
}
