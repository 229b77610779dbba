// An API that checks its access tokens by itself: npm install jose
import http from "node:http";
import { createRemoteJWKSet, jwtVerify } from "jose";

const { FRONTDOOR_URL, PRODUCT_URL, API } = process.env;
const issuer = `${FRONTDOOR_URL}/oidc`;
// Fetched once, and again when a token names a key that is new.
const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`));

/** What the token may be used for, or null where it is none for this API. */
async function tokenOf({ headers }) {
  const [, token = ""] = /^Bearer (\S+)$/i.exec(headers.authorization ?? "") ?? [];
  const checks = { issuer, audience: API, typ: "at+jwt", algorithms: ["RS256"] };
  const checked = await jwtVerify(token, keys, checks).catch(() => null);
  if (checked === null) return null;
  const { sub, client_id, scope = "" } = checked.payload;
  // A machine's token has the machine for its subject, and nobody in it.
  return { person: sub === client_id ? null : sub, client_id, scopes: scope.split(" ") };
}

http
  .createServer(async (request, response) => {
    const token = await tokenOf(request);
    const answer = (status, body, headers = {}) =>
      response
        .writeHead(status, { "content-type": "application/json", ...headers })
        .end(JSON.stringify(body));
    if (token === null) {
      return answer(401, { error: "invalid_token" }, { "www-authenticate": "Bearer" });
    }
    if (!token.scopes.includes("records:read")) {
      return answer(403, { error: "insufficient_scope" });
    }
    answer(200, { person: token.person, client: token.client_id });
  })
  .listen(new URL(PRODUCT_URL).port, () => console.log(`The API: ${PRODUCT_URL}`));
