import type { Call, Schema } from "@frontdoor/contract/call.ts";
import { idempotencyKeyHeader } from "@frontdoor/contract/constants.ts";
import { type FailureCode, failures, failuresOfAnyCall } from "@frontdoor/contract/errors.ts";
import { pendingReply } from "@frontdoor/contract/products/approvals.ts";
import { productNames } from "@frontdoor/contract/products.ts";
import { proofOfWorkHeader } from "@frontdoor/contract/proof-of-work.ts";
import { permissions } from "@frontdoor/contract/staff/permissions.ts";
import { staffRoles } from "@frontdoor/contract/staff/roles.ts";
import { describedAs } from "@frontdoor/contract/wire.ts";
import { globalRegistry, toJSONSchema } from "zod/mini";
import type { Words } from "./docstrings.ts";
import { parameterWords } from "./tags.ts";

type Json = Record<string, unknown>;

/** One call as an OpenAPI 3.1 operation. */
export function operation(name: string, call: Call, { description, summary, tag }: Words): Json {
  const parameters = [
    ...parametersOf("path", call.params),
    ...parametersOf("query", call.query),
    ...Object.entries(call.headers ?? {}).map(([header, value]) => ({
      name: header,
      in: "header",
      required: true,
      description: parameterWords[header],
      schema: { const: value },
    })),
    ...(call.idempotent ? [{ $ref: "#/components/parameters/idempotencyKey" }] : []),
    ...(call.failures.includes("PROOF_OF_WORK_NEEDED")
      ? [{ $ref: "#/components/parameters/proofOfWork" }]
      : []),
  ];
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: description + callersOf(name),
    security: securityOf(call),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(call.method === "POST" ? { requestBody: requestBody(call) } : {}),
    responses: {
      200: {
        description: "Done.",
        ...(call.paged ? { headers: linkHeader } : {}),
        content: { "application/json": { schema: jsonSchema(call.reply) } },
      },
      ...(call.secondPerson === undefined ? {} : { 202: pendingResponse(call.secondPerson) }),
      ...failureResponses(call),
    },
  };
}

/** Which products and roles of staff may make a call of the product API. */
function callersOf(name: string): string {
  const allowed: readonly string[] = Reflect.get(permissions, name) ?? [];
  const callers = [...productNames, ...staffRoles].filter((caller) => allowed.includes(caller));
  return callers.length === 0 ? "" : `\n\nFor ${callers.join(", ")}.`;
}

/** What a call that can do harm does where the operator wants two persons. */
const pendingResponse = (wanted: NonNullable<Call["secondPerson"]>) => ({
  description:
    wanted === "always"
      ? "It always waits for a second person, by this id."
      : `Where two persons are wanted (\`TWO_PERSON=on\`), to staff${wanted === true ? "" : ` ${wanted.words}`}: it waits for the second one, by this id.`,
  content: { "application/json": { schema: jsonSchema(pendingReply) } },
});

/** The header with the next page of a list. */
const linkHeader = {
  Link: {
    schema: { type: "string" },
    description: "Where something follows: the address of the next page (RFC 8288).",
    example: '</api/products/invites?after=01890a5d-ac96-774b-bcce-b302099a8057>; rel="next"',
  },
};

/** The parameter by which a repeated write does nothing more. */
export const idempotencyParameter = {
  name: idempotencyKeyHeader,
  in: "header",
  required: false,
  description:
    "A write is done once for each key: for 24 hours it is answered as it was. What was refused may be looked at anew.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

/** The parameter with the solution of a challenge. */
export const proofOfWorkParameter = {
  name: proofOfWorkHeader,
  in: "header",
  required: false,
  description:
    'The solution of the challenge that the same request was answered with: the base64 of {"challenge":…,"solution":…}.',
  schema: { type: "string" },
};

/**
 * A character class for every regular expression dialect: those without Unicode classes would read `\P{Cc}` as letters.
 */
const controlCharacters = ["\\P{Cc}", "[^\\x00-\\x1f\\x7f-\\x9f]"] as const;

/** The JSON schema of a body or a response. */
export function jsonSchema(schema: Schema): Json {
  const { $schema: _dialect, ...rest } = toJSONSchema(schema, {
    io: "input",
    metadata: describedAs,
    override: ({ zodSchema, jsonSchema: part }) => {
      const description = globalRegistry.get(zodSchema)?.description;
      if (description !== undefined) part.description = description;
      if (part.pattern !== undefined) part.pattern = part.pattern.replaceAll(...controlCharacters);
    },
    unrepresentable: "any",
  });
  return rest;
}

function requestBody({ body }: Call): Json {
  const schema = body === undefined ? { type: "object" } : jsonSchema(body);
  return { required: true, content: { "application/json": { schema } } };
}

function parametersOf(place: "path" | "query", schema: Schema | undefined): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema) as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    description: parameterWords[name],
    schema: property,
  }));
}

const retryAfter = { "Retry-After": { schema: { type: "integer" }, description: "In seconds." } };
/** The headers that tell a client how long to wait. */
const waitHeaders: Readonly<Record<number, Json>> = {
  429: {
    ...retryAfter,
    "RateLimit-Policy": { schema: { type: "string" }, example: '"login";q=100;w=3600' },
    RateLimit: { schema: { type: "string" }, example: '"login";r=0;t=240' },
  },
  503: retryAfter,
};

/** Failures of one status share a response; those that any call may give are described once. */
function failureResponses({ failures: codes, validationMessage }: Call): Json {
  const own: OwnWords = validationMessage === undefined ? {} : { VALIDATION: validationMessage };
  const responses = byStatus([...codes, ...failuresOfAnyCall]).map(([status, shared]) => {
    const isOfAnyCall = shared.every((code) => !codes.includes(code) && own[code] === undefined);
    return [
      status,
      isOfAnyCall ? { $ref: `#/components/responses/${status}` } : response(status, shared, own),
    ];
  });
  return Object.fromEntries(responses);
}

export const responsesOfAnyCall: Json = Object.fromEntries(
  byStatus(failuresOfAnyCall).map(([status, codes]) => [status, response(status, codes)]),
);

function byStatus(codes: readonly FailureCode[]): [number, FailureCode[]][] {
  return [...Map.groupBy(new Set(codes), (code) => failures[code].status)];
}

/** A call's own message for a failure, in place of the catalogue's. */
type OwnWords = Partial<Record<FailureCode, string>>;

function response(status: number, codes: readonly FailureCode[], own: OwnWords = {}): Json {
  const headers = waitHeaders[status];
  return {
    ...(headers === undefined ? {} : { headers }),
    description: codes
      .map((code) => `\`${code}\`: ${own[code] ?? failures[code].message}`)
      .join("\n\n"),
    content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
  };
}

/** The credentials of a call; calls of mailed links need only the link's token. */
function securityOf({ api, failures }: Call): Record<string, never[]>[] {
  if (api === "products") return [{ productKey: [] }];
  if (!failures.includes("SESSION_ENDED")) return [];
  return [api === "staff" ? { consoleLogin: [] } : { accountLogin: [] }];
}
