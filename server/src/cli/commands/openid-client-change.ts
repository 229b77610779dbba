import {
  acrValues,
  changeOpenidClient,
  type OpenidClientChange,
  refreshHours,
} from "@frontdoor/contract/products/openid.ts";
import type { Command, Given } from "../command.ts";
import { UsageError } from "../command-failed.ts";
import { listed } from "../given-values.ts";
import { reasonOf, reasonOption } from "../reason-option.ts";

/** What takes an address, or what every login must be, away. */
const none = "none";

/** Changes what is named of a client, and leaves the rest. */
export const changeClientCommand: Command = {
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
