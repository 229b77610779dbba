import { randomBytes } from "node:crypto";
import type { KeyHolder } from "@frontdoor/contract/products/keys.ts";
import { addProductKey } from "../src/integrations/keys/product-keys-store.ts";
import type { TestServer } from "./test-server.ts";

/** A caller of `/api/products` with a key of this holder that is valid in the server. */
export async function callerAs(server: TestServer, holder: KeyHolder) {
  const key = randomBytes(32).toString("base64url");
  const { clock } = server.deps;
  const id = await addProductKey(server.database.kysely, { clock, holder, key, label: "test" });
  const authorization = `Bearer ${key}`;
  return {
    id,
    key,
    get: (path: string) => server.get(`/products${path}`, { headers: { authorization } }),
    post: (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
      server.post(`/products${path}`, body, { headers: { authorization, ...headers } }),
  };
}

export type Caller = Awaited<ReturnType<typeof callerAs>>;

/** What the operator's command is told of a server that listens: its address, and a key of the operator's. */
export async function operatorEnvironment(server: TestServer): Promise<Record<string, string>> {
  const { key } = await callerAs(server, "operator");
  const url = await server.app.listen({ port: 0, host: "localhost" });
  return { FRONTDOOR_URL: url, FRONTDOOR_KEY: key };
}
