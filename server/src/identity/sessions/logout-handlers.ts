import { sign } from "node:crypto";
import { issuerOf } from "@frontdoor/contract/products/openid.ts";
import { deliveryWaitsSeconds } from "@frontdoor/contract/products/webhooks.ts";
import { findOpenidClient } from "../../integrations/openid-state/openid-clients.ts";
import { type RsaKey, rsaSigningKey } from "../../integrations/openid-state/rsa-keys.ts";
import { type OutboundNetworks, postOutside } from "../../platform/http/outbound.ts";
import type { KeyedDeps } from "../../platform/keys/keys.ts";
import { type SigningKey, signingKey } from "../../platform/keys/signing-keys.ts";
import { postTo } from "../../platform/outbox/outgoing-posts.ts";
import type { RealmHandlers } from "../outbox-jobs.ts";

const timeoutMilliseconds = 10_000;
const lifetimeSeconds = 120;
const event = "http://schemas.openid.net/event/backchannel-logout";

/**
 * The delays between tries of a logout token. They are long, so that a client that was away for an hour still ends its
 * session.
 */
export const logoutWaitsSeconds = { "openid-logout": deliveryWaitsSeconds } as const;

export interface LogoutDeps extends KeyedDeps {
  config: { publicUrl: string; webhookNetworks: OutboundNetworks };
}

/** Sends logout tokens to clients until they accept them (Back-Channel Logout 1.0). */
export function logoutHandlers(deps: LogoutDeps): RealmHandlers<"openid-logout"> {
  return {
    "openid-logout": {
      waitsSeconds: logoutWaitsSeconds["openid-logout"],
      async call(db, { id, payload }) {
        const client = await findOpenidClient(db, payload.clientId);
        const uri = client?.backchannel_logout_uri;
        if (!uri) return null;
        // Signed as its ID tokens are: it may verify no other algorithm.
        const isRsa = client.id_token_alg === "RS256";
        const key = isRsa ? await rsaSigningKey(db, deps.keys) : signingKey(deps.keys);
        await postTo({ product: client.product, receiver: payload.clientId }, () =>
          deliver(uri, deps.config.webhookNetworks, logoutToken(deps, key, id, payload)),
        );
        return async () => {};
      },
    },
  };
}

class LogoutRefused extends Error {
  override name = "LogoutRefused";
}

/** @throws Error when the client did not accept it; its response body is not read */
async function deliver(uri: string, networks: OutboundNetworks, token: string): Promise<void> {
  const status = await postOutside(uri, networks, {
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ logout_token: token }).toString(),
    timeoutMilliseconds,
  });
  if (status < 200 || status > 299) throw new LogoutRefused();
}

/** @param id of the job: the same token's at every try */
function logoutToken(
  { clock, config }: LogoutDeps,
  key: SigningKey | RsaKey,
  id: string,
  { accountId, clientId, sid }: { accountId: string; clientId: string; sid: string },
): string {
  const iat = Math.floor(clock().getTime() / 1_000);
  const header = { alg: key.alg, kid: key.kid, typ: "logout+jwt" };
  const claims = {
    iss: issuerOf(config.publicUrl),
    sub: accountId,
    aud: clientId,
    iat,
    exp: iat + lifetimeSeconds,
    jti: id,
    sid,
    events: { [event]: {} },
  };
  const signed = [header, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString("base64url"),
  );
  const signature = sign("sha256", Buffer.from(signed.join(".")), {
    key: { ...key },
    format: "jwk",
    dsaEncoding: "ieee-p1363",
  });
  return [...signed, signature.toString("base64url")].join(".");
}
