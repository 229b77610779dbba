import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, registerPerson } from "../accounts.ts";
import { freePort } from "../free-port.ts";
import { callerAs } from "../product-keys.ts";
import { openFrontDoor, runSample } from "./sample.ts";

let frontdoor: Awaited<ReturnType<typeof openFrontDoor>>;
beforeAll(async () => {
  frontdoor = await openFrontDoor("http://localhost:9");
});
afterAll(() => frontdoor.close());

/** Somebody's account, whose logins the operator ends. */
async function signedOut(): Promise<string> {
  const { username } = await registerPerson(frontdoor);
  const operator = await callerAs(frontdoor, "operator");
  const answer = await operator.post("/accounts/sign-out", { realm: "practice", username });
  expect(answer.statusCode).toBe(200);
  return (await accountOf(frontdoor, username)).id;
}

test("the sample asks for events, acts on them, and acknowledges them", async () => {
  const practice = await callerAs(frontdoor, "practice");
  const id = await signedOut();
  const environment = { FRONTDOOR_URL: frontdoor.url, PRODUCT_KEY: practice.key };
  const first = await runSample("events.mjs", environment);
  await first.ended;
  expect(first.said.text).toBe(`end the sessions of ${id}\n`);
  expect((await practice.get("/events")).json()).toEqual([]);
});

test("the sample takes a webhook of ours, acts once, and refuses what is not signed", async () => {
  const practice = await callerAs(frontdoor, "practice");
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const created = await practice.post(
    "/webhooks/create",
    { url },
    { "idempotency-key": "0198c0de-0000-7000-8000-0000000000aa" },
  );
  const { secret } = created.json();
  const sample = await runSample("webhook.mjs", { PORT: String(port), WEBHOOK_SECRET: secret });
  try {
    const id = await signedOut();
    await frontdoor.deliver();
    await expect.poll(() => sample.said.text).toContain(`end the sessions of ${id}`);
    const forged = await fetch(url, {
      method: "POST",
      headers: {
        "webhook-id": "x",
        "webhook-timestamp": String(Math.floor(Date.now() / 1_000)),
        "webhook-signature": "v1,AAAA",
      },
      body: JSON.stringify({ type: "signed-out", data: { accountId: "forged" } }),
    });
    expect(forged.status).toBe(401);
    expect(sample.said.text).not.toContain("forged");
  } finally {
    await sample.stop();
  }
});

test("[SEC-G2] the sample goes on after a body that breaks off, and reads no long one", async () => {
  const port = await freePort();
  const secret = `whsec_${randomBytes(32).toString("base64")}`;
  const sample = await runSample("webhook.mjs", { PORT: String(port), WEBHOOK_SECRET: secret });
  try {
    const socket = connect(port, "localhost");
    await once(socket, "connect");
    socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{");
    socket.destroy();
    await once(socket, "close");
    const send = (body: string) => fetch(`http://localhost:${port}/`, { method: "POST", body });
    for (const body of ["{}", "[]"]) expect((await send(body)).status).toBe(401);
    expect((await send("x".repeat(100_000))).status).toBe(413);
  } finally {
    await sample.stop();
  }
});
