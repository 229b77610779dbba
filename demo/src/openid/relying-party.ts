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
import * as z from "zod/mini";
import type { PendingLogin } from "./pending-logins.ts";
import { signedIn } from "./signed-in.ts";

/** The addresses and credentials of a client of the front door. */
export interface ClientSettings {
  /** The issuer in the discovery document and in ID tokens. */
  issuer: string;
  clientId: string;
  /** The key that the front door gave the product; its client secret. */
  key: string;
  /** The redirect URI, exactly as registered at the front door. */
  redirectUri: string;
  postLogoutRedirectUri: string;
}

/** Asks only for the scopes that the product needs. */
const scope = "openid profile email phone role";
const timeoutSeconds = 5;

/**
 * A product as an OpenID Connect client. Each method rejects when the front door does not answer.
 * Reads the discovery document on first use, because the product may start before the front door.
 */
export function createRelyingParty(settings: ClientSettings) {
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
    /** The address to send a browser to for a login, or with `prompt: "create"` for a sign-up. */
    async loginUrl({ state, nonce, codeVerifier }: PendingLogin, extra: Record<string, string>) {
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

    /** Completes the login of a callback; rejects where it does not match. @param search the query of the address */
    async complete(search: string, { state, nonce, codeVerifier }: PendingLogin) {
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
      return z.parse(signedIn, { ...claims, ...idToken, id_token: tokens.id_token });
    },

    async logoutUrl(idToken: string) {
      const { config } = await frontdoor();
      return buildEndSessionUrl(config, {
        id_token_hint: idToken,
        post_logout_redirect_uri: postLogoutRedirectUri,
      });
    },

    /** The public keys of the front door's signatures. */
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
