import type { Api } from "@frontdoor/contract/call.ts";
import { describe, expect, test } from "vitest";
import { openApi, staleOpenApi } from "./openapi.ts";

interface Operation {
  operationId: string;
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
  expect([...secured("practice"), ...secured("academic")].filter(Boolean)).toEqual([]);
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
