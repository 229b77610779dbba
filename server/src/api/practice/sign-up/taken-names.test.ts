import { afterAll, beforeAll, expect, test } from "vitest";
import { newPerson } from "../../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ limits: { takenNameByAddress: { perHour: 2 } } });
});
afterAll(() => server.close());

test("an address is told of so many taken usernames an hour, and registers free ones all the same", async () => {
  const register = async (username: string) => {
    const body = newPerson({ username });
    return (await server.post("/practice/registration/register", body)).statusCode;
  };
  expect(await register("reed-warbler")).toBe(200);
  expect(await register("reed-warbler")).toBe(409);
  expect(await register("reed-warbler")).toBe(409);
  expect(await register("reed-warbler")).toBe(429);
  expect(await register("marsh-harrier")).toBe(200);
});
