import { readFileSync } from "node:fs";
import {
  acrValues,
  addOpenidClient,
  changeOpenidClient,
  clientProfiles,
  clientTypes,
  idTokenAlgs,
  type OpenidClientChange,
  refreshHours,
} from "@frontdoor/contract/products/openid.ts";
import { frameworks, settingsFor } from "@frontdoor/contract/products/openid-settings.ts";
import { productNames } from "@frontdoor/contract/products.ts";
import { callCommand, done, listCommand } from "../call-command.ts";
import type { CliConfig } from "../cli-config.ts";
import type { Command, Given } from "../command.ts";
import { CommandFailed, UsageError } from "../command-failed.ts";
import { chosenValue, listed } from "../given-values.ts";
import { reasonOf, reasonOption } from "../reason-option.ts";
import { card, columns } from "../rows/columns.ts";

/** The value that removes an address or a required assurance. */
const none = "none";

/** Changes the named settings of a client, and leaves the others. */
const changeClientCommand: Command = {
  usage: "openid client change <id>",
  example:
    "openid client change logbook --redirect-uri https://logbook.example/back --reason 'moved'",
  asks: ["changeOpenidClient"],
  summary: "Changes addresses, hours and acr of a client; logins go on",
  options: {
    "redirect-uri": { meaning: "where a login may lead from now on; several with commas" },
    "post-logout-uri": { meaning: `where a logout may lead, or ${none}; several with commas` },
    "backchannel-logout-uri": { meaning: `where logout tokens are sent, or ${none}` },
    "initiate-login-uri": { meaning: `where a login that began here goes on, or ${none}` },
    "refresh-hours": {
      meaning: `hours until the password is asked for again, at most ${refreshHours.most}`,
    },
    acr: { meaning: "what every login must be", choices: [...acrValues, none] },
    ...reasonOption,
  },
  async run(given, { ask }) {
    const changes = changesOf(given);
    if (Object.keys(changes).length === 0) {
      throw new UsageError("Name what changes: an address, --refresh-hours or --acr.");
    }
    const params = { id: given.value("id") };
    await ask(changeOpenidClient, { params, body: { ...changes, reason: reasonOf(given) } });
    return { data: { id: params.id, ...changes }, text: `${params.id} is changed.` };
  },
};

export const openidCommands: readonly Command[] = [
  {
    usage: "openid client add <product> <id>",
    example:
      "openid client add academic logbook --redirect-uri https://logbook.example/callback --reason 'new site'",
    asks: ["addOpenidClient"],
    summary: "Adds a client of OpenID Connect to a product, and shows its secret this once",
    options: {
      "redirect-uri": { meaning: "where a login may lead; several with commas between them" },
      "post-logout-uri": { meaning: "where a logout may lead; several with commas between them" },
      "backchannel-logout-uri": { meaning: "where logout tokens are sent" },
      "initiate-login-uri": { meaning: "where a login that began at the front door goes on" },
      "refresh-hours": {
        meaning: `hours until the password is asked for again, at most ${refreshHours.most}`,
        fallback: String(refreshHours.usual),
      },
      acr: { meaning: "what every login must be", choices: acrValues },
      type: {
        meaning: "the back end of a site, a page in the browser, an app on a device, or a machine",
        choices: clientTypes,
        fallback: "web",
      },
      profile: {
        meaning: "what most libraries do, or pushed requests with PKCE alone",
        choices: clientProfiles,
        fallback: "standard",
      },
      "id-token-alg": {
        meaning: "what signs ID tokens; RS256 of standard clients",
        choices: idTokenAlgs,
      },
      jwks: { meaning: "a file with the public keys of a client that signs in place of a secret" },
      for: { meaning: "prints the settings to paste for this framework", choices: frameworks },
      "jwks-uri": { meaning: "where such a client publishes its keys" },
      ...reasonOption,
    },
    async run(given, { ask, config }) {
      const product = chosenValue(given, "product", productNames);
      const id = given.value("id");
      const body = {
        id,
        product,
        redirectUris: listed(given, "redirect-uri"),
        postLogoutRedirectUris: listed(given, "post-logout-uri"),
        backchannelLogoutUri: given.option("backchannel-logout-uri") ?? null,
        initiateLoginUri: given.option("initiate-login-uri") ?? null,
        refreshHours: Number(given.option("refresh-hours")),
        wantedAcr: acrValues.find((value) => value === given.option("acr")) ?? null,
        type: clientTypes.find((value) => value === given.option("type")) ?? "web",
        profile: clientProfiles.find((value) => value === given.option("profile")) ?? "standard",
        idTokenAlg: idTokenAlgs.find((value) => value === given.option("id-token-alg")),
        jwks: readKeys(given.option("jwks"), config),
        jwksUri: given.option("jwks-uri") ?? null,
        reason: reasonOf(given),
      };
      const { clientSecret, issuer } = await ask(addOpenidClient, { body });
      const isSigning = body.jwks !== null || body.jwksUri !== null;
      const instead = isSigning
        ? "It has no secret: it signs with its private key (private_key_jwt)."
        : "It has no secret: PKCE stands in its place.";
      const secret =
        clientSecret === null ? instead : `Client secret, shown this once: ${clientSecret}`;
      const framework = frameworks.find((name) => name === given.option("for"));
      const [redirectUri = ""] = body.redirectUris;
      const settled = { issuer, id, secret: clientSecret, isSigning, redirectUri };
      const pasted = framework === undefined ? "" : `\n\n${settingsFor(framework, settled)}`;
      const { reason: _reason, ...settings } = body;
      return {
        data: { ...settings, clientSecret },
        text: `${id} can ask for ${body.type === "machine" ? "tokens" : "logins"} now.\n${secret}${pasted}`,
      };
    },
  },
  changeClientCommand,
  callCommand("rotateOpenidClient", {
    usage: "openid client rotate <id>",
    example: "openid client rotate logbook --reason 'yearly change'",
    summary: "Gives a client another secret, and shows it this once; the old one goes on for a day",
    options: reasonOption,
    printed: (rotated) => {
      const { clientSecret, earlierEndAt } = rotated;
      return {
        data: rotated,
        text: `Client secret, shown this once: ${clientSecret}\nThe one of before ends ${earlierEndAt}.`,
      };
    },
  }),
  listCommand("listOpenidClients", {
    usage: "openid client list",
    example: "openid client list --json",
    summary: "Lists the clients of OpenID Connect",
    row: ({ id, product, redirectUris, createdAt }) => ({
      id,
      product,
      redirectUris: redirectUris.join(" "),
      createdAt,
    }),
  }),
  callCommand("listOpenidClients", {
    usage: "openid client show <id>",
    example: "openid client show logbook",
    summary: "Shows all of one client",
    question: () => ({}),
    printed: (clients, given) => {
      const client = clients.find(({ id }) => id === given.value("id"));
      if (client === undefined)
        throw new CommandFailed(`There is no client with the id ${given.value("id")}.`);
      const { redirectUris, postLogoutRedirectUris, ...rest } = client;
      const text = card({
        ...rest,
        redirectUris: redirectUris.join(" "),
        postLogoutRedirectUris: postLogoutRedirectUris.join(" "),
      });
      return { data: client, text };
    },
  }),
  callCommand("checkOpenidClient", {
    usage: "openid client check <id>",
    example: "openid client check logbook",
    summary: "Goes through the set-up of a client and says what will fail",
    printed: (findings) => {
      const text = columns(
        findings.map(({ state, about, found, remedy }) => [
          state,
          about,
          remedy === null ? found : `${found} ${remedy}`,
        ]),
      );
      const isBad = findings.some(({ state }) => state === "fail");
      return { data: findings, text, ...(isBad ? { isBad } : {}) };
    },
  }),
  callCommand("endOpenidClient", {
    usage: "openid client end <id>",
    example: "openid client end logbook",
    summary: "Ends a client at once; its id stays taken",
    printed: done("ended", "It can ask for no login any more."),
  }),
];

function changesOf(given: Given): OpenidClientChange {
  const option = (name: string) => given.option(name);
  const orNone = (name: string) => (option(name) === none ? null : option(name));
  const list = (name: string) => (option(name) === none ? [] : listed(given, name));
  const [logout, initiate] = [orNone("backchannel-logout-uri"), orNone("initiate-login-uri")];
  const acr = option("acr");
  return {
    ...(option("redirect-uri") !== undefined && { redirectUris: list("redirect-uri") }),
    ...(option("post-logout-uri") !== undefined && {
      postLogoutRedirectUris: list("post-logout-uri"),
    }),
    ...(logout !== undefined && { backchannelLogoutUri: logout }),
    ...(initiate !== undefined && { initiateLoginUri: initiate }),
    ...(option("refresh-hours") !== undefined && { refreshHours: Number(option("refresh-hours")) }),
    ...(acr !== undefined && { wantedAcr: acrValues.find((value) => value === acr) ?? null }),
  };
}

/** The JWK Set in a file. @throws UsageError where there is none */
function readKeys(
  file: string | undefined,
  { path }: CliConfig,
): { keys: Record<string, unknown>[] } | null {
  if (file === undefined) return null;
  try {
    const { keys } = JSON.parse(readFileSync(path(file), "utf8"));
    return { keys };
  } catch {
    throw new UsageError(`--jwks: ${file} is no readable JSON with "keys".`);
  }
}
