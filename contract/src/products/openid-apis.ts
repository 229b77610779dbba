import * as z from "zod/mini";
import { call } from "../call.ts";
import { parsedUrl } from "../parsed-url.ts";
import type { Problems } from "../problems.ts";
import { productNames } from "../products.ts";
import { line, rules } from "../wire.ts";
import { scopeNames } from "./claims.ts";
import { moment, reason } from "./formats.ts";
import { ownerRefusals, reading, refusals, writing, writingOnce } from "./key-calls.ts";

export const apiTokenMinutes = { least: 5, usual: 10, most: 15 } as const;

/** `jwt`: the API checks the token itself (RFC 9068). `opaque`: the API uses introspection (RFC 7662). */
export const apiTokenFormats = ["jwt", "opaque"] as const;

const identifier = line(200);

const api = z.object({
  /** What a client names as `resource`, and a token as `aud`. */
  identifier,
  /** Only this product's clients get tokens for it. */
  product: z.enum(productNames),
  scopes: z.array(line(100)).check(z.minLength(1), z.maxLength(50)),
  tokens: z.enum(apiTokenFormats),
  tokenMinutes: z.int().check(z.minimum(apiTokenMinutes.least), z.maximum(apiTokenMinutes.most)),
});
const newApi = z.extend(api, { reason });
type NewOpenidApi = z.output<typeof newApi>;
const listed = z.extend(api, { createdAt: moment });
export type ListedOpenidApi = z.output<typeof listed>;

export const takenApiMessage = "Another API has this identifier, or had it: choose another.";

/**
 * Adds an API of a product. A client of that product that names it as `resource` (RFC 8707) gets access tokens for it, with
 * those of the requested scopes that it was granted.
 */
export const addOpenidApi = call({
  ...writingOnce,
  path: "/openid/apis/add",
  body: newApi.check(rules(apiProblems)),
  failures: ownerRefusals,
});

export const foreignScopesMessage = "Name scopes of the API alone.";

/**
 * Sets the scopes of one API that a client may request; none ends its access. 404 when client or API is not in use, or
 * the API belongs to another product.
 */
export const grantOpenidApi = call({
  ...writingOnce,
  path: "/openid/clients/{id}/apis",
  params: z.object({ id: line(64) }),
  body: z.object({ identifier, scopes: z.array(line(100)).check(z.maxLength(50)), reason }),
  failures: [...ownerRefusals, "OPENID_CLIENT_UNKNOWN", "OPENID_API_UNKNOWN"],
  secondPerson: true,
});

/** Lists the APIs that are in use. */
export const listOpenidApis = call({
  ...reading,
  path: "/openid/apis",
  reply: z.array(listed),
});

/**
 * Ends an API: no more tokens are issued for it, and introspection reports issued ones as inactive. A JWT is valid
 * until its end, 15 minutes at most. Its identifier stays taken. 404 when it is not in use.
 */
export const endOpenidApi = call({
  ...writing,
  path: "/openid/apis/end",
  body: z.object({ identifier }),
  failures: [...refusals, "OPENID_API_UNKNOWN"],
});

function apiProblems({ identifier: named, scopes }: NewOpenidApi): Problems {
  const problems: Record<string, string> = {};
  if (parsedUrl(named) === null || /[\s#]/.test(named)) {
    problems.identifier =
      "Write a whole address without a fragment, such as https://api.example.org; nothing has to answer there.";
  }
  // The allowed characters of a scope: RFC 6749, 3.3.
  if (!scopes.every((scope) => /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(scope))) {
    problems.scopes = "Write scopes without blanks, quotation marks and backslashes.";
  } else if (scopes.some((scope) => scopeNames.some((own) => own === scope))) {
    problems.scopes = `These scopes are about the person, and no API's: ${scopeNames.join(", ")}.`;
  } else if (new Set(scopes).size < scopes.length) {
    problems.scopes = "Name each scope once.";
  }
  return problems;
}
