import type { KeyHolder } from "@frontdoor/contract/products/keys.ts";
import type { ClientProfile, ClientType, IdTokenAlg } from "@frontdoor/contract/products/openid.ts";
import type { ColumnType } from "kysely";

/** A jsonb list that is written as text. */
type List = ColumnType<readonly string[], string, string>;

export interface OpenidTables {
  openid_clients: {
    id: string;
    product: Exclude<KeyHolder, "operator">;
    redirect_uris: List;
    post_logout_redirect_uris: List;
    backchannel_logout_uri: string | null;
    /** The address at which logins that began here continue; at most one client of a product has one. */
    initiate_login_uri: string | null;
    /** How long a login lasts at the product before the password is asked for again. */
    refresh_hours: number;
    /** The `acr` that the client requires of every login. */
    wanted_acr: string | null;
    type: ColumnType<ClientType, ClientType | undefined, ClientType>;
    profile: ColumnType<ClientProfile, ClientProfile | undefined, ClientProfile>;
    id_token_alg: ColumnType<IdTokenAlg, IdTokenAlg | undefined, IdTokenAlg>;
    /** Whether a key of the product is its secret, as for clients from before own secrets existed. */
    shows_product_key: ColumnType<boolean, boolean | undefined, boolean>;
    /** The public keys of a client that signs in place of showing a secret, or where it publishes them. */
    jwks: ColumnType<{ keys: object[] } | null, string | null | undefined, string | null>;
    jwks_uri: ColumnType<string | null, string | null | undefined, string | null>;
    /** The scopes that it may ask for of an API, by the identifier of the API. */
    api_scopes: ColumnType<Record<string, readonly string[]>, string | undefined, string>;
    created_at: Date;
    ended_at: Date | null;
  };
  openid_client_secrets: {
    id: string;
    client_id: string;
    /** SHA-256 of the secret. */
    value_hash: Buffer;
    created_at: Date;
    ends_at: Date | null;
  };
  openid_apis: {
    /** What a client names as `resource`, and a token as `aud`. */
    identifier: string;
    product: Exclude<KeyHolder, "operator">;
    scopes: List;
    tokens: "jwt" | "opaque";
    token_minutes: number;
    created_at: Date;
    ended_at: Date | null;
  };
  openid_signing_keys: {
    /** Of the master key. */
    key_id: string;
    /** A JWK, encrypted. */
    sealed: string;
    created_at: Date;
  };
  openid_artifacts: {
    /** What the protocol calls it: `Grant`, `RefreshToken`, … */
    model: string;
    /** SHA-256 of the secret by which it is found; the secret itself is stored nowhere (SEC-C3). */
    id_hash: Buffer;
    /** The payload, encrypted. */
    sealed: string;
    account_id: string | null;
    client_id: string | null;
    /** The grant: everything that one login gave to one client, which ends together. */
    grant_hash: Buffer | null;
    /** The session of a client, as its logout token names it. */
    sid: string | null;
    /** Of a grant: SHA-256 of the id in the device cookie of the browser that logged in; null where it showed none. */
    device_hash: Buffer | null;
    consumed_at: Date | null;
    expires_at: Date;
  };
}

declare module "../../platform/database/tables.ts" {
  interface Tables extends OpenidTables {}
}
