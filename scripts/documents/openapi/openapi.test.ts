import type { Api } from "@frontdoor/contract/call.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import { describe, expect, test } from "vitest";
import { openApi, staleOpenApi } from "./openapi.ts";

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  description: string;
  parameters?: { name: string; in: string; $ref?: string }[];
  requestBody?: object;
  security?: object[];
  responses: Record<string, { description: string }>;
}
type Paths = Record<string, Record<string, Operation>>;

const pathsOf = (api: Api) => openApi(api).paths as Paths;
const operationsOf = (api: Api) =>
  Object.entries(pathsOf(api)).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

test("docs/api is what the contract says", () => expect(staleOpenApi()).toEqual([]));

describe.each(["academic", "practice", "products"] as const)("the %s API", (api) => {
  test("says of every call what it does and how it fails", () => {
    for (const { operation } of operationsOf(api)) {
      expect([operation.operationId, operation.description]).not.toContain("");
      expect(Object.keys(operation.responses)).toEqual(
        expect.arrayContaining(["200", "400", "415", "500"]),
      );
    }
  });

  test("says in a sentence of words, under one tag, what every call does", () => {
    const known = (openApi(api).tags as { name: string; description: string }[]).map(
      ({ name, description }) => [name, description.length > 0],
    );
    for (const { operation } of operationsOf(api)) {
      expect(operation.summary, operation.operationId).toMatch(/^[A-Z][^().]{10,110}$/);
      expect(operation.summary).not.toMatch(/\b(S\d+\.\d+|SEC-\w+|Q\d+)\b/);
      expect(known).toContainEqual([operation.tags.join(), true]);
    }
  });

  test("declares every parameter of a path", () => {
    for (const { path, operation } of operationsOf(api)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const declared = (operation.parameters ?? []).filter((one) => one.in === "path");
      expect(declared.map(({ name }) => name)).toEqual(named);
    }
  });

  test("gives every operation a name of its own", () => {
    const names = operationsOf(api).map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  });
});

test("only the product API needs a key, and every call of it does", () => {
  const secured = (api: Api) => operationsOf(api).map(({ operation }) => operation.security);
  expect(secured("products").every((security) => security?.length === 1)).toBe(true);
  expect([...secured("practice"), ...secured("academic")].flat()).toEqual([]);
  expect([...secured("practice"), ...secured("academic")]).not.toContain(undefined);
});

test("[S8.036] a refused contact request is described in the words of its form", () => {
  const refused = (path: string) => pathsOf("practice")[path]?.post?.responses["400"];
  expect(refused("/brochure/contactRequest")?.description).toContain(
    `\`VALIDATION\`: ${messages.contact}`,
  );
  expect(refused("/security/auth")).toEqual({ $ref: "#/components/responses/400" });
});

test("[S7.050 S7.051] the practice login's headers are part of its operation", () => {
  const login = pathsOf("practice")["/security/auth"]?.post;
  expect(login?.parameters?.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Accept", "X-Client-Type"]),
  );
});

test("the registrations say that work may be asked for, and where its proof goes; no other call does", () => {
  const asking = (["practice", "academic", "products"] as const).flatMap((api) =>
    operationsOf(api).filter(({ operation }) => operation.responses["428"] !== undefined),
  );
  expect(asking.map(({ path }) => path)).toEqual([
    "/registration/register",
    "/v1/signup/hcp",
    "/v1/signup/trainee",
    "/v1/signup/supervisor",
    "/v1/signup/hod",
  ]);
  for (const { operation } of asking) {
    expect(operation.responses["428"]?.description).toContain("PROOF_OF_WORK_NEEDED");
    expect(operation.parameters?.map(({ $ref }) => $ref)).toContain(
      "#/components/parameters/proofOfWork",
    );
  }
});
