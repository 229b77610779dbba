import { addProductKey, newProductKey } from "../../src/integrations/keys/product-keys-store.ts";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import { silentLog } from "../database.ts";
import type { ChildServer } from "../faults/child-server.ts";
import { newStranger, registration, send } from "../faults/person.ts";
import { goodPassword, newPerson } from "../people.ts";
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
  const client = { id: "hostile", product: "practice", reason: "odd requests" };
  const redirectUris = ["https://practice.example/callback"];
  await fetch(`${url}/api/products/openid/clients/add`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${operatorKey}` },
    body: JSON.stringify({ ...client, redirectUris }),
  });
}

/** The cookies of somebody new at the page of their own account. */
export async function newAccountCookie({ url }: ChildServer): Promise<string> {
  const person = newStranger();
  await send(url, registration(person));
  const answer = await fetch(`${url}/api/practice/security/auth?target=account`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: person.username, password: goodPassword }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}
