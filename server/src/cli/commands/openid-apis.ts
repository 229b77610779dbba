import {
  addOpenidApi,
  apiTokenFormats,
  apiTokenMinutes,
  grantOpenidApi,
} from "@frontdoor/contract/products/openid-apis.ts";
import { productNames } from "@frontdoor/contract/products.ts";
import { callCommand, done, listCommand } from "../call-command.ts";
import type { Command } from "../command.ts";
import { chosenValue, listed } from "../given-values.ts";
import { reasonOf, reasonOption } from "../reason-option.ts";

export const openidApiCommands: readonly Command[] = [
  {
    usage: "openid api add <product> <identifier>",
    example:
      "openid api add academic https://api.logbook.example --scopes logbook:read,logbook:write --reason 'new API'",
    asks: ["addOpenidApi"],
    summary: "Adds an API of a product, for which its clients get access tokens",
    options: {
      scopes: { meaning: "what a token may be for; several with commas between them" },
      tokens: {
        meaning: "jwt, which the API checks by itself, or opaque, about which it asks",
        choices: apiTokenFormats,
        fallback: "jwt",
      },
      minutes: {
        meaning: `how long a token lasts, ${apiTokenMinutes.least} to ${apiTokenMinutes.most}`,
        fallback: String(apiTokenMinutes.usual),
      },
      ...reasonOption,
    },
    async run(given, { ask }) {
      const product = chosenValue(given, "product", productNames);
      const body = {
        identifier: given.value("identifier"),
        product,
        scopes: listed(given, "scopes"),
        tokens: apiTokenFormats.find((each) => each === given.option("tokens")) ?? "jwt",
        tokenMinutes: Number(given.option("minutes")),
        reason: reasonOf(given),
      };
      await ask(addOpenidApi, { body });
      const { reason: _reason, ...api } = body;
      return {
        data: api,
        text: `Clients of ${product} that are granted its scopes (openid client grant) get tokens for it with resource=${body.identifier}.`,
      };
    },
  },
  {
    usage: "openid client grant <id> <identifier>",
    example:
      "openid client grant logbook https://api.logbook.example --scopes logbook:read --reason 'reads the log'",
    asks: ["grantOpenidApi"],
    summary: "Lets a client ask for these scopes of an API, and for no other of it",
    options: {
      scopes: { meaning: "what it may ask for, with commas between; without it, nothing" },
      ...reasonOption,
    },
    async run(given, { ask }) {
      const [id, identifier] = [given.value("id"), given.value("identifier")];
      const scopes = listed(given, "scopes");
      const body = { identifier, scopes, reason: reasonOf(given) };
      await ask(grantOpenidApi, { params: { id }, body });
      const what = scopes.length === 0 ? "for nothing of" : `for ${scopes.join(" ")} of`;
      return { data: { id, identifier, scopes }, text: `${id} can ask ${what} ${identifier} now.` };
    },
  },
  listCommand("listOpenidApis", {
    usage: "openid api list",
    example: "openid api list",
    summary: "Lists the APIs for which clients get access tokens",
    row: (api) => ({ ...api, scopes: api.scopes.join(" ") }),
  }),
  callCommand("endOpenidApi", {
    usage: "openid api end <identifier>",
    example: "openid api end https://api.logbook.example",
    summary: "Ends an API at once; a JWT that was given lasts until its end",
    printed: done("ended", "No token is given for it any more."),
  }),
];
