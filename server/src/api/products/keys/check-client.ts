import { type ClientFinding, issuerOf, keepsSecret } from "@frontdoor/contract/products/openid.ts";
import { loginProducts, products } from "@frontdoor/contract/products.ts";
import type { Config } from "../../../config/config.ts";
import { isLocal } from "../../../config/config-network.ts";
import { type OpenidClient, signs } from "../../../integrations/openid-state/openid-clients.ts";
import {
  AddressNotPublic,
  type OutboundNetworks,
  postOutside,
} from "../../../platform/http/outbound.ts";

/** What is known of a client and of where it would be used. */
interface ClientFacts {
  client: OpenidClient;
  config: Pick<Config, "publicUrl" | "openid" | "backEnds" | "products">;
  secrets: readonly { ends_at: Date | null }[];
  productKeys: number;
  /** How its address for logout tokens responded to an invalid one; null where it has no address. */
  logoutAnswer: LogoutAnswer | null;
}

const finding =
  (state: ClientFinding["state"]) =>
  (about: string, found: string, remedy: string | null = null): ClientFinding => ({
    about,
    state,
    found,
    remedy,
  });
const ok = finding("ok");
const warn = finding("warn");
const fails = finding("fail");

/** Findings about a client's configuration: what works, and what will fail. */
export function checkClient(facts: ClientFacts): ClientFinding[] {
  const found =
    facts.client.type === "machine"
      ? [server, secret, machineRequests]
      : [server, product, secret, requests, redirectAddresses, initiatedLogin, logout];
  return found.flatMap((find) => find(facts));
}

const machineRequests = () =>
  ok("requests", "client_credentials with resource, an API of its product; no person is in it.");

function server({ config }: ClientFacts) {
  const issuer = issuerOf(config.publicUrl);
  if (!config.openid) {
    return fails("server", "OPENID=off: no client can log in.", "Set OPENID=on and start again.");
  }
  return ok("server", `The issuer is ${issuer}: the library's setting has to be exactly this.`);
}

function product({ client, config }: ClientFacts) {
  const name = loginProducts.find((each) => each === client.product);
  if (name === undefined) {
    return fails(
      "product",
      `Nobody logs in to ${client.product} here.`,
      `Add a client to ${loginProducts.join(" or ")}.`,
    );
  }
  if (config.backEnds[products[name].realm] !== null) {
    return fails(
      "product",
      `Another back end holds the people of ${name}: each login is answered access_denied.`,
      "Unset its PRACTICE_API_URL or ACADEMIC_API_URL.",
    );
  }
  if (client.wanted_acr === null) return ok("product", `People of ${name} can log in.`);
  const found = `Every login has to be ${client.wanted_acr}: whoever has not set that up is answered unmet_authentication_requirements.`;
  return warn("product", found, "Add the client without --acr unless that is meant.");
}

function secret({ client, secrets, productKeys }: ClientFacts) {
  if (!keepsSecret(client.type)) {
    return ok("secret", "It has none: the library's client authentication has to be none.");
  }
  if (signs(client)) {
    const found = `It signs with its private key (private_key_jwt); ${client.jwks_uri === null ? "its public keys are kept here" : `its public keys are fetched from ${client.jwks_uri}`}.`;
    return ok("secret", found);
  }
  if (client.shows_product_key) {
    return productKeys > 0
      ? ok("secret", "A key of the product is its secret.")
      : fails(
          "secret",
          "Its secret is a key of the product, which has none that is valid.",
          `frontdoor key rotate ${client.product} --reason "…"`,
        );
  }
  const lasting = secrets.find(({ ends_at }) => ends_at === null);
  if (lasting === undefined) {
    return fails(
      "secret",
      "No secret of it lasts: the token endpoint answers invalid_client.",
      `frontdoor openid client rotate ${client.id} --reason "…"`,
    );
  }
  const ending = secrets.flatMap(({ ends_at }) => ends_at ?? []).sort((a, b) => +a - +b)[0];
  return ending === undefined
    ? ok("secret", "One secret is valid.")
    : warn(
        "secret",
        `An earlier secret goes on until ${ending.toISOString()}.`,
        "See that the product sends the new one by then.",
      );
}

function requests({ client }: ClientFacts): ClientFinding[] {
  const found = [
    client.profile === "strict"
      ? warn(
          "requests",
          "Strict: a request that is not pushed is answered invalid_request.",
          "Let the library push its requests (PAR), or add a client with --profile standard.",
        )
      : ok("requests", "Standard: parameters in the address, or pushed."),
  ];
  if (client.type !== "web") found.push(ok("requests", "PKCE with S256 is wanted each time."));
  else if (client.profile === "standard")
    found.push(ok("requests", "PKCE with S256 or a nonce is wanted each time."));
  found.push(
    client.id_token_alg === "RS256"
      ? ok("ID tokens", "RS256, which every library verifies.")
      : warn(
          "ID tokens",
          "ES256: a library that expects RS256 refuses the ID token.",
          "Set id_token_signed_response_alg to ES256 in the library, or add a client with --id-token-alg RS256.",
        ),
  );
  return found;
}

function redirectAddresses({ client, config }: ClientFacts): ClientFinding[] {
  const isDevelopment = isLocal(new URL(config.publicUrl).hostname);
  return client.redirect_uris.map((address) => {
    const { protocol, hostname } = new URL(address);
    if (client.type === "native" && protocol === "http:" && hostname === "localhost") {
      return warn(
        "redirectUris",
        `${address}: localhost may be another machine's (RFC 8252, 8.3).`,
        "Use http://127.0.0.1, which is taken at any port.",
      );
    }
    if (client.type !== "native" && protocol === "http:" && !isDevelopment) {
      return warn(
        "redirectUris",
        `${address} works on the machine of a developer alone.`,
        "Add a client with the https address that people use.",
      );
    }
    const isAtAnyPort = client.type === "native" && protocol === "http:";
    const how = isAtAnyPort ? "at any port" : "compared letter by letter";
    return ok("redirectUris", `${address}, ${how}.`);
  });
}

function initiatedLogin({ client, config }: ClientFacts): ClientFinding | ClientFinding[] {
  const name = loginProducts.find((each) => each === client.product);
  const { initiate_login_uri: address } = client;
  if (address === null || name === undefined) return [];
  const { origin } = config.products[name];
  return new URL(address).origin === origin
    ? ok("initiateLoginUri", `A login at the front door goes on at ${address}.`)
    : fails(
        "initiateLoginUri",
        `${address} is not at ${origin}, where this product is.`,
        `Set ${name.toUpperCase()}_PRODUCT_URL to the product's address, or add the client again.`,
      );
}

function logout({ client, logoutAnswer }: ClientFacts): ClientFinding[] {
  const found = client.post_logout_redirect_uris.length
    ? ok("logout", "A logout may come back to an address of the client.")
    : ok("logout", "A logout ends on a page of the front door: no --post-logout-uri was named.");
  return [found, backChannel(client, logoutAnswer)];
}

function backChannel(client: OpenidClient, answer: LogoutAnswer | null): ClientFinding {
  const about = "backchannelLogoutUri";
  if (answer === null) {
    return client.type === "web"
      ? warn(
          about,
          "None: a reset or a sign-out does not end the product's own session.",
          "Name --backchannel-logout-uri, or ask userinfo often.",
        )
      : ok(about, "None: tokens end by themselves.");
  }
  const address = client.backchannel_logout_uri;
  if (answer === "inside") {
    return fails(
      about,
      `${address} leads to a private network: nothing is sent there.`,
      "Name the network in WEBHOOK_NETWORKS.",
    );
  }
  if (answer === "no answer") {
    return fails(about, `${address} does not answer.`, "Start the product, and open its firewall.");
  }
  if (answer === 400) return ok(about, `${address} refuses what is no logout token.`);
  const remedy = "Check signature, iss, aud, iat and events before it is believed.";
  return answer < 300
    ? fails(about, `${address} took what is no logout token (${answer}).`, remedy)
    : warn(about, `${address} answered ${answer} to what is no logout token, not 400.`, remedy);
}

const timeoutMilliseconds = 5_000;

/** A client's response: a status, none at all, or an address inside the network, which is not called. */
type LogoutAnswer = number | "no answer" | "inside";

/** Posts an invalid logout token to a client's address for them: a client that listens refuses it. */
export async function answerToNoLogoutToken(address: string, networks: OutboundNetworks) {
  try {
    return await postOutside(address, networks, {
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "logout_token=none",
      timeoutMilliseconds,
    });
  } catch (error) {
    return error instanceof AddressNotPublic ? "inside" : "no answer";
  }
}
