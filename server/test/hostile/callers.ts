import { addProductKey, newProductKey } from "../../src/integrations/keys/product-keys-store.ts";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import { silentLog } from "../database.ts";
import type { ChildServer } from "../faults/child-server.ts";
import { newStranger, registration, send } from "../faults/person.ts";
import { goodPassword, newPerson } from "../people.ts";
import { hostileApi } from "./targets.ts";
import { knownAddress, knownPeople, knownUsername } from "./valid-texts.ts";

const holders = ["operator", "practice", "academic", "patient"] as const;

/** Keys of product back ends and of the operator, put into the database while no server runs. */
export async function addKeys(server: ChildServer): Promise<string[]> {
  const database = await openDatabase(server, silentLog);
  try {
    const keys: string[] = [];
    for (const holder of holders) {
      const key = newProductKey();
      const clock = () => new Date();
      await addProductKey(database.kysely, { clock, holder, key, label: "hostile" });
      keys.push(key);
    }
    return keys;
  } finally {
    await database.close();
  }
}

/** People whose names the harness knows, and a product that plugs in by OpenID Connect. */
export async function settle({ url }: ChildServer, operatorKey: string): Promise<void> {
  for (let at = 0; at < knownPeople; at += 1) {
    const names = { username: knownUsername(at), emailAddress: knownAddress(at) };
    await send(url, registration({ ...newPerson(names) }));
  }
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${url}/api/products/openid${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${operatorKey}` },
      body: JSON.stringify({ reason: "odd requests", ...body }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  };
  const product = "practice";
  const redirectUris = ["https://practice.example/callback"];
  const scopes = ["read"];
  const api = { identifier: hostileApi, product, scopes, tokens: "jwt", tokenMinutes: 5 };
  await post("/apis/add", api);
  const standard = { product, redirectUris, profile: "standard" };
  for (const terms of [
    { id: "hostile", product, redirectUris },
    { ...standard, id: "hostile-site" },
    { ...standard, id: "hostile-app", type: "native" },
    { ...standard, id: "hostile-job", type: "machine", redirectUris: [] },
  ]) {
    await post("/clients/add", {
      postLogoutRedirectUris: [],
      backchannelLogoutUri: null,
      initiateLoginUri: null,
      refreshHours: 12,
      wantedAcr: null,
      ...terms,
    });
    await post(`/clients/${terms.id}/apis`, { identifier: hostileApi, scopes });
  }
}

/** The cookies of somebody new at account settings, who stays signed in as well. */
export async function newAccountCookie({ url }: ChildServer): Promise<string> {
  const person = newStranger();
  await send(url, registration(person));
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  // The second is of the same browser, and stays signed in for every client.
  for (const query of ["?target=account", "?stay=1"]) {
    const answer = await fetch(`${url}/api/practice/security/auth${query}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: cookie() },
      body: JSON.stringify({ username: person.username, password: goodPassword }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(";")[0]?.split("=") ?? [];
      jar.set(name, value);
    }
  }
  return cookie();
}
