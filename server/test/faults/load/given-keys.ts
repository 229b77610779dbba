import type { PluggedProduct } from "@frontdoor/contract/test/openid-login.ts";
import type { ChildServer } from "../child-server.ts";
import { operatorKey } from "../operator-key.ts";

const client = { id: "load", redirectUri: "https://practice.example/callback" };

/** What the load is given of a deployment: a product that is plugged in, with its key. */
export async function givenKeys(server: ChildServer): Promise<{ plugged: PluggedProduct }> {
  const productKey = await operatorKey(server);
  async function post(path: string, body: unknown): Promise<{ key: string }> {
    const response = await fetch(`${server.url}/api/products${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${productKey}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as { key: string };
  }
  const { key } = await post("/keys/create", { holder: "practice", label: "load", reason: "load" });
  await post("/openid/clients/add", {
    id: client.id,
    product: "practice",
    redirectUris: [client.redirectUri],
    postLogoutRedirectUris: [],
    backchannelLogoutUri: null,
    initiateLoginUri: null,
    refreshHours: 12,
    wantedAcr: null,
    reason: "test",
  });
  return { plugged: { clientId: client.id, key, redirectUri: client.redirectUri } };
}
