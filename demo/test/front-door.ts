import { randomBytes } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

const person = {
  sub: "0198c0de-0000-7000-8000-000000000001",
  name: `Thandi <b>"Nkosi'</b>`,
  given_name: "Thandi",
  preferred_username: "thandi",
  email: "thandi@example.org",
  account_type: "HCP",
};

export type FrontDoor = Awaited<ReturnType<typeof startFrontDoor>>;

/** A fake front door with the endpoints that a product uses: discovery, pushed requests, tokens, userinfo and keys. */
export async function startFrontDoor() {
  const { publicKey, privateKey } = await generateKeyPair("ES256");
  const jwk = { ...(await exportJWK(publicKey)), kid: "key-1", use: "sig", alg: "ES256" };
  const requests = new Map<string, Record<string, string>>();
  const codes = new Map<string, Record<string, string>>();
  const failing = new Set<string>();
  const server = http.createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", origin);
    const form = Object.fromEntries(
      new URLSearchParams(Buffer.concat(await request.toArray()).toString()),
    );
    const [status, reply] = failing.has(pathname) ? [500, {}] : await answer(pathname, form);
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(reply));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = `${origin}/oidc`;

  const sign = (claims: JWTPayload, header: { typ?: string } = {}, key = privateKey) =>
    new SignJWT({ iss: issuer, aud: "demo-practice", ...claims })
      .setProtectedHeader({ alg: "ES256", kid: "key-1", ...header })
      .sign(key);

  async function answer(path: string, form: Record<string, string>): Promise<[number, unknown]> {
    const now = Math.floor(Date.now() / 1_000);
    switch (path) {
      case "/oidc/.well-known/openid-configuration":
        return [200, discovery(issuer)];
      case "/oidc/jwks":
        return [200, { keys: [jwk] }];
      case "/oidc/request": {
        const uri = `urn:request:${randomBytes(8).toString("hex")}`;
        requests.set(uri, form);
        return [201, { request_uri: uri, expires_in: 60 }];
      }
      case "/oidc/token": {
        const asked = codes.get(form.code ?? "");
        codes.delete(form.code ?? "");
        if (asked === undefined) return [400, { error: "invalid_grant" }];
        const claims = { sub: person.sub, sid: asked.sid, nonce: asked.nonce, auth_time: now };
        const aud = asked.client_id ?? "";
        const id_token = await sign({ ...claims, aud, iat: now, exp: now + 600 });
        return [200, { access_token: "access", token_type: "Bearer", expires_in: 600, id_token }];
      }
      case "/oidc/me":
        return [200, person];
      default:
        return [404, {}];
    }
  }

  return {
    origin,
    issuer,
    person,
    sign,
    failing,
    /** The pushed authorization request that this address refers to. */
    askedBy: (address: string) =>
      requests.get(new URL(address).searchParams.get("request_uri") ?? "") ?? {},
    /** Logs a person in. @returns the query of the redirect back to the product */
    answerTo(asked: Record<string, string>, sid = "login-1"): string {
      const code = randomBytes(8).toString("hex");
      codes.set(code, { ...asked, sid });
      return new URLSearchParams({ code, state: asked.state ?? "", iss: issuer }).toString();
    },
    isUnused: (query: string) => codes.has(new URLSearchParams(query).get("code") ?? ""),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function discovery(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/me`,
    jwks_uri: `${issuer}/jwks`,
    end_session_endpoint: `${issuer}/session/end`,
    pushed_authorization_request_endpoint: `${issuer}/request`,
    authorization_response_iss_parameter_supported: true,
    id_token_signing_alg_values_supported: ["ES256"],
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
  };
}
