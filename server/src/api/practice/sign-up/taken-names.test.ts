import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPerson } from "../../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ limits: { takenNameByAddress: { perHour: 2 } } });
});
afterAll(() => server.close());

test("an address is told of so many taken usernames an hour, and registers free ones all the same", async () => {
  const send = async (body: object, key: string = randomUUID()) => {
    const headers = { "idempotency-key": key };
    return (await server.post("/practice/registration/register", body, { headers })).statusCode;
  };
  const register = (username: string) => send(newPerson({ username }));
  expect(await register("reed-warbler")).toBe(200);
  expect(await register("reed-warbler")).toBe(409);
  expect(await register("reed-warbler")).toBe(409);
  const refused = newPerson({ username: "reed-warbler" });
  expect(await send(refused, "pressed-again")).toBe(429);
  expect(await register("marsh-harrier")).toBe(200);
  server.advance({ minutes: 61 });
  expect(await send(refused, "pressed-again")).toBe(409);
});
