import type { Server } from "node:http";
import { createRequire } from "node:module";
import { registerPerson } from "../accounts.ts";
import { freePort } from "../free-port.ts";
import { goodPassword } from "../people.ts";
import { callerAs } from "../product-keys.ts";
import { type Browser, follow, locationOf, openFrontDoor } from "./sample.ts";

/** The libraries of Express have no types of their own. */
export const load = createRequire(import.meta.url);

/** A front door with a standard client, for a product that a library of somebody else's serves. */
export async function openForLibrary(type: "web" | "browser" | "native", callback = "/callback") {
  const port = await freePort();
  const productUrl = `http://localhost:${port}`;
  const frontdoor = await openFrontDoor(productUrl);
  const redirectUri = type === "native" ? "http://127.0.0.1/callback" : productUrl + callback;
  const operator = await callerAs(frontdoor, "operator");
  const added = await operator.post("/openid/clients/add", {
    id: "my-product",
    product: "practice",
    type,
    profile: "standard",
    redirectUris: [redirectUri],
    postLogoutRedirectUris: [productUrl],
    backchannelLogoutUri: null,
    initiateLoginUri: null,
    refreshHours: 12,
    wantedAcr: null,
    reason: "test",
  });
  const secret: string = added.json().clientSecret;
  return { frontdoor, port, productUrl, redirectUri, issuer: `${frontdoor.url}/oidc`, secret };
}
export type Opened = Awaited<ReturnType<typeof openForLibrary>>;

/** What a person does on our pages, from a link of the product until they are back there. */
export async function logInFrom(
  { frontdoor }: Pick<Opened, "frontdoor">,
  browser: Browser,
  from: string,
  isEnd?: (url: URL) => boolean,
) {
  const { username } = await registerPerson(frontdoor);
  const isPage = ({ pathname }: URL) => pathname === "/login/practice";
  const { url } = await follow(browser, from, isPage);
  const answer = await browser(`${frontdoor.url}/api/practice/security/auth${url.search}`, {
    json: { username, password: goodPassword },
  });
  return follow(browser, locationOf(answer, frontdoor.url), isEnd);
}

export const close = (server: Server) => new Promise((done) => server.close(done));
