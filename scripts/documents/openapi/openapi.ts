import { readFileSync, writeFileSync } from "node:fs";
import { brand } from "@frontdoor/brand/brand.ts";
import { academicCalls } from "@frontdoor/contract/academic/calls.ts";
import { accountCalls } from "@frontdoor/contract/account/calls.ts";
import { type Api, apiBasePaths, type Call, type Problem } from "@frontdoor/contract/call.ts";
import { practiceCalls } from "@frontdoor/contract/practice/calls.ts";
import { productCalls } from "@frontdoor/contract/products/calls.ts";
import { challengeSchema } from "@frontdoor/contract/proof-of-work.ts";
import { staffCalls } from "@frontdoor/contract/staff/calls.ts";
import { docstrings } from "./docstrings.ts";
import { lintOpenApi } from "./lint.ts";
import {
  idempotencyParameter,
  jsonSchema,
  operation,
  proofOfWorkParameter,
  responsesOfAnyCall,
} from "./operation.ts";
import { tags } from "./tags.ts";

const registries: Record<Api, Readonly<Record<string, Call>>> = {
  academic: academicCalls,
  practice: practiceCalls,
  products: productCalls,
  account: accountCalls,
  staff: staffCalls,
};

/** The wire form of every failure (RFC 9457). */
const problem = {
  type: "object",
  required: ["type", "title", "status", "message", "code"] satisfies (keyof Problem)[],
  properties: {
    type: { type: "string" },
    title: { type: "string" },
    status: { type: "integer" },
    message: { type: "string", description: "The words for a person." },
    detail: { type: "string", description: "More of this failure, for programmers." },
    code: { type: "string", description: "What happened, for programs: docs/errors.md." },
    fields: {
      type: "object",
      additionalProperties: { type: "string" },
      description: "A message for each faulty field.",
    },
    instance: { type: "string", description: "Finds an unexpected failure in the log." },
    "violated-policies": {
      type: "array",
      items: { type: "string" },
      description: "The quotas that are used up: docs/throttling.md.",
    },
    challenge: {
      ...jsonSchema(challengeSchema),
      description:
        "The work to prove, by ALTCHA's protocol (version 2), before the same request is taken: docs/throttling.md.",
    },
  } satisfies Record<keyof Problem, unknown>,
};

const productKey = {
  type: "http",
  scheme: "bearer",
  description: "The key of a product or of the operator; each call says whose it takes.",
};

const loginTo = (place: string, cookie: string) => ({
  type: "apiKey",
  in: "cookie",
  name: `__Host-${cookie}`,
  description: `The login to the ${place}; over plain http the name is \`${cookie}\`. Beside it the device cookie of the same browser has to come.`,
});

const securitySchemes: Partial<Record<Api, object>> = {
  products: { productKey },
  account: { accountLogin: loginTo("account settings", "fd-account") },
  staff: { consoleLogin: loginTo("console", "fd-staff") },
};

const purposes: Record<Api, string> = {
  academic: "The calls of the academic product's pages: login, registration, recovery, lists.",
  practice:
    "The calls of the pages of patients and practices: login, registration, recovery, removal, lists.",
  account: "The calls of account settings, which has sessions of its own.",
  staff:
    "The calls by which staff log in to the console and manage their own authentication methods; its work is done by the products API.",
  products: "The calls of the products' back ends and of the operator, each with a key of its own.",
};

/** Without a trailing slash, which the server accepts too where the specification has one (Q002). */
const documentedPath = ({ path }: Call): string => path.replace(/\/$/, "");

/** The OpenAPI 3.1 document of one API. */
export function openApi(api: Api): Record<string, unknown> {
  const words = docstrings(api);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries(registries[api])) {
    const told = words.get(name);
    if (told === undefined) throw new Error(`${name} has no docstring.`);
    const path = documentedPath(call);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call, told) };
  }
  const used = new Set([...words.values()].map(({ tag }) => tag));
  return {
    openapi: "3.1.1",
    info: {
      title: `${brand.name}: ${api} API`,
      version: "1",
      description: purposes[api],
      contact: { name: brand.legalOwner, email: brand.email },
      license: { name: `© ${brand.legalOwner}`, identifier: "LicenseRef-Proprietary" },
    },
    servers: [{ url: apiBasePaths[api] }],
    tags: [...used].sort().map((name) => ({ name, description: tags[name] })),
    paths,
    components: {
      schemas: { Problem: problem },
      responses: responsesOfAnyCall,
      parameters: {
        idempotencyKey: idempotencyParameter,
        ...(asksForWork(api) ? { proofOfWork: proofOfWorkParameter } : {}),
      },
      ...(securitySchemes[api] ? { securitySchemes: securitySchemes[api] } : {}),
    },
  };
}

function asksForWork(api: Api): boolean {
  return Object.values<Call>(registries[api]).some(({ failures }) =>
    failures.includes("PROOF_OF_WORK_NEEDED"),
  );
}

const documents = (Object.keys(registries) as Api[]).map((api) => ({
  file: `docs/api/${api}.json`,
  text: () => `${JSON.stringify(openApi(api), null, 2)}\n`,
}));

/** The documents that differ from the contract, a line each. */
export function staleOpenApi(): string[] {
  return documents
    .filter(({ file, text }) => readFileSync(file, "utf8") !== text())
    .map(({ file }) => `${file} is out of date: run node scripts/documents/errors.ts`);
}

/** The findings of two linters in the documents, a line each. */
export async function faultyOpenApi(): Promise<string[]> {
  const found: string[] = [];
  for (const { file, text } of documents) found.push(...(await lintOpenApi(file, text())));
  return found;
}

export function writeOpenApi(): void {
  for (const { file, text } of documents) writeFileSync(file, text());
}
