import { acrValues, isClientId } from "@frontdoor/contract/products/openid.ts";
import type { Client, KoaContextWithOIDC } from "oidc-provider";
import type { errors } from "./library.ts";

/** What was wrong with a request, and what to change so that the next one goes through. */
export interface Refusal {
  wrong: string;
  change: string;
}

/** What a request says about its client, as far as the log may have it. */
interface Facts {
  /** The client that it named; null where that is no possible client id. */
  clientId: string | null;
  client: Client | undefined;
  /** The redirect address that it named, without its query. */
  redirectUri: string | null;
}

type Failed = Pick<InstanceType<typeof errors.OIDCProviderError>, "message" | "cause"> & {
  error?: string | undefined;
  error_description?: string | undefined;
  error_detail?: string | undefined;
};

const signing =
  "Sign with a private key whose public part is in the client's jwks or at its jwks_uri (RS256, PS256 or ES256); iss and sub are the client's id, aud is the issuer, exp within an hour, jti new each time.";

/** By the library's message; the first that matches counts. */
const changes: readonly [said: RegExp, change: string | ((facts: Facts) => string)][] = [
  [
    /^(login|interaction|consent)_required/,
    "Leave prompt=none out, and the person is asked: nobody is logged in who could be let in at once.",
  ],
  [
    /^unmet_authentication/,
    `Ask in acr_values for one of these, or for nothing: ${acrValues.join(", ")}.`,
  ],
  [
    /^invalid_target/,
    ({ clientId }) =>
      `Grant the client the API that resource names: frontdoor openid client grant ${clientId ?? "<id>"} <identifier> --scopes … --reason "…".`,
  ],
  [
    /client not found/,
    ({ clientId }) =>
      `Send the id of a client that is in use (frontdoor openid client list), or add this one: frontdoor openid client add <product> ${clientId ?? "<id>"} --redirect-uri <address> --reason "…".`,
  ],
  [
    /^invalid_redirect_uri/,
    ({ client }) =>
      `Send one of its addresses exactly as it was added: ${(client?.redirectUris ?? []).join(", ")}. For another address, add another client.`,
  ],
  [
    /Pushed Authorization Request must be used/,
    "This client is strict: push the request first (buildAuthorizationUrlWithPAR and the like), or add a client with --profile standard.",
  ],
  [/send a nonce/, "Send a nonce, or code_challenge with code_challenge_method=S256."],
  [
    /requires PKCE/,
    "Send code_challenge with code_challenge_method=S256: switch PKCE on in the library.",
  ],
  [/code_challenge/, "Send code_challenge_method=S256 and the code_challenge that fits."],
  [/response_(mode|type)/, "Send response_type=code (the code flow), and leave response_mode out."],
  [
    /must name openid|openid scope must/,
    "Send scope=openid, with profile, email and the like behind it.",
  ],
  [/^invalid_scope/, ({ client }) => `Ask for no more than: ${client?.scope ?? "openid"}.`],
  [
    /invalid secret/,
    "Send the secret that was shown when the client was added, or make another one: frontdoor openid client rotate <id>.",
  ],
  [
    /in the authorization header|header value format/i,
    "Send Authorization: Basic with the client's id and secret, each percent-encoded; a page or an app sends client_id in the body, and no such header.",
  ],
  [
    /: origin .* not allowed/,
    "Ask from a page at the origin of one of the client's redirect addresses, by a client of --type browser, or from a back end.",
  ],
  [/content-type/, "Post a form (application/x-www-form-urlencoded), as libraries for OAuth do."],
  [
    /grant type is not allowed/,
    "client_credentials is for a client of --type machine, and all that it may ask with.",
  ],
  [/Key Set|assertion|alg mismatch/, signing],
  [
    /one mechanism/,
    "Send the secret once: in the header or in the body, and in no further parameter that the library is given.",
  ],
  [
    /client authentication/,
    // Of a wrong signature, and of keys that cannot be fetched, the library gives no details.
    ({ client }) =>
      client?.clientAuthMethod === "private_key_jwt"
        ? signing
        : "Set the library's client authentication to client_secret_basic or client_secret_post for a client with a secret, and to none for a page or an app.",
  ],
  [
    /request_uri is invalid|used already/,
    "A pushed request counts for a minute and once: begin the login again at the product.",
  ],
  [
    /^unsupported_grant_type/,
    "Send grant_type=authorization_code, or refresh_token: a password is typed here alone.",
  ],
  [
    /^invalid_grant|code_verifier/,
    "A code counts for a minute, once, for the client and the redirect_uri that it was issued for, with its code_verifier; a refresh token counts once.",
  ],
  [/redirect_uri/, "Send redirect_uri, one of the addresses that the client was added with."],
  [/missing required|provided twice/, "Send each parameter that is named, once."],
];

/**
 * Explains why the library refused a request. Of the values that were sent, only the client's id and the redirect
 * address are repeated.
 */
export function explain(error: Failed, facts: Facts): Refusal {
  const { error: code = "server_error", error_description: description, cause } = error;
  // The text of a cause may quote what was sent.
  const detail = cause === undefined ? error.error_detail : undefined;
  const said = [code, description, detail].filter(Boolean).join(": ");
  const named =
    code === "invalid_redirect_uri" && facts.redirectUri !== null ? ` (${facts.redirectUri})` : "";
  const [, change = "Send what docs/integrate/openid.md has."] =
    changes.find(([fits]) => fits.test(said)) ?? [];
  return {
    wrong: `${said}${named}`.slice(0, longestText),
    change: (typeof change === "string" ? change : change(facts)).slice(0, longestText),
  };
}

/** Both fit into a cookie. */
const longestText = 500;

/** What the library knows of a request that failed. */
export function factsOf({ oidc, query }: KoaContextWithOIDC): Facts & { locales: string } {
  const params: Readonly<Record<string, unknown>> = oidc?.params ?? oidc?.body ?? query ?? {};
  const asked = params.client_id;
  const clientId = oidc?.client?.clientId ?? (typeof asked === "string" ? asked : "");
  return {
    // An id without letters may be a person's number.
    clientId: isClientId(clientId) && /[a-z]/.test(clientId) ? clientId : null,
    client: oidc?.client,
    redirectUri: withoutQuery(params.redirect_uri),
    locales: String(params.ui_locales ?? ""),
  };
}

function withoutQuery(sent: unknown): string | null {
  const url = typeof sent === "string" ? URL.parse(sent) : null;
  if (url === null) return null;
  return `${url.protocol}//${url.host}${url.pathname}`.slice(0, 200);
}
