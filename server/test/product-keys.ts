import { randomBytes } from "node:crypto";
import type { KeyHolder } from "@frontdoor/contract/products/keys.ts";
import { addProductKey } from "../src/records/product-keys/product-keys-store.ts";
import type { House } from "./house.ts";

/** A caller of `/api/products` with a key of this holder that is valid in the house. */
export async function callerAs(house: House, holder: KeyHolder) {
  const key = randomBytes(32).toString("base64url");
  const { clock } = house.deps;
  const id = await addProductKey(house.database.kysely, { clock, holder, key, label: "test" });
  const authorization = `Bearer ${key}`;
  return {
    id,
    key,
    get: (path: string) => house.get(`/products${path}`, { headers: { authorization } }),
    post: (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
      house.post(`/products${path}`, body, { headers: { authorization, ...headers } }),
  };
}

export type Caller = Awaited<ReturnType<typeof callerAs>>;

/** What the operator's command is told of a house that listens: its address, and a key of the operator's. */
export async function operatorEnvironment(house: House): Promise<Record<string, string>> {
  const { key } = await callerAs(house, "operator");
  const url = await house.app.listen({ port: 0, host: "localhost" });
  return { FRONTDOOR_URL: url, FRONTDOOR_KEY: key };
}
