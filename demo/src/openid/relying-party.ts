import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrlWithPAR,
  buildEndSessionUrl,
  ClientSecretBasic,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
} from "openid-client";
import type { PendingLogin } from "./pending-logins.ts";
import { type SignedIn, signedIn } from "./signed-in.ts";

/** The front door as its client knows it, and the client. */
export interface ClientSettings {
  /** As discovery and ID tokens name it. */
  issuer: string;
  clientId: string;
  /** The product's key at the front door. */
  key: string;
  /** Where the front door leads back to, exactly as it was told. */
  redirectUri: string;
  postLogoutRedirectUri: string;
}

/** What a product may know of a person: it asks for what it needs, and for no more. */
const scope = "openid profile email phone role";
const timeoutSeconds = 5;

/** A product as a client of OpenID Connect. Each of these fails where the front door does not answer. */
interface RelyingParty {
  /** Where a browser is sent that is to log in, or with `prompt: "create"` to sign up. */
  loginUrl(login: PendingLogin, extra: Record<string, string>): Promise<URL>;
  /** Who came back. Fails where the answer is not the one that the login waits for. @param search of the address */
  complete(search: string, login: PendingLogin): Promise<SignedIn>;
  logoutUrl(idToken: string): Promise<URL>;
  /** The keys that the front door signs with. */
  signingKeys(): Promise<JWTVerifyGetKey>;
}

/** Reads the discovery document when it is first needed: the product starts before the front door, or after it. */
export function createRelyingParty(settings: ClientSettings): RelyingParty {
  const { issuer, redirectUri, postLogoutRedirectUri } = settings;
  let known: Promise<{ config: Configuration; keys: JWTVerifyGetKey }> | undefined;
  const frontdoor = () => {
    known ??= discover(settings).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  return {
    async loginUrl({ state, nonce, codeVerifier }, extra) {
      const { config } = await frontdoor();
      return buildAuthorizationUrlWithPAR(config, {
        ...extra,
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
      });
    },

    async complete(search, { state, nonce, codeVerifier }) {
      const { config } = await frontdoor();
      const answer = new URL(redirectUri);
      answer.search = search;
      const tokens = await authorizationCodeGrant(config, answer, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const idToken = tokens.claims();
      if (idToken === undefined) throw new Error("There is no ID token.");
      const claims = await fetchUserInfo(config, tokens.access_token, idToken.sub);
      return signedIn({ ...claims, ...idToken, id_token: tokens.id_token });
    },

    async logoutUrl(idToken) {
      const { config } = await frontdoor();
      return buildEndSessionUrl(config, {
        id_token_hint: idToken,
        post_logout_redirect_uri: postLogoutRedirectUri,
      });
    },

    signingKeys: async () => (await frontdoor()).keys,
  };

  async function discover({ clientId, key }: ClientSettings) {
    const isLocal = issuer.startsWith("http:");
    const config = await discovery(new URL(issuer), clientId, undefined, ClientSecretBasic(key), {
      timeout: timeoutSeconds,
      execute: isLocal ? [allowInsecureRequests] : [],
    });
    const { jwks_uri } = config.serverMetadata();
    if (jwks_uri === undefined) throw new Error("The front door names no keys.");
    return { config, keys: createRemoteJWKSet(new URL(jwks_uri)) };
  }
}
