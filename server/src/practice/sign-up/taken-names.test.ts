import { afterAll, beforeAll, expect, test } from "vitest";
import { type House, openHouse } from "../../../test/house.ts";
import { newPerson } from "../../../test/people.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse({ limits: { takenNameByAddress: { perHour: 2 } } });
});
afterAll(() => house.close());

test("an address is told of so many taken usernames an hour, and registers free ones all the same", async () => {
  const register = async (username: string) => {
    const body = newPerson({ username });
    return (await house.post("/practice/registration/register", body)).statusCode;
  };
  expect(await register("reed-warbler")).toBe(200);
  expect(await register("reed-warbler")).toBe(409);
  expect(await register("reed-warbler")).toBe(409);
  expect(await register("reed-warbler")).toBe(429);
  expect(await register("marsh-harrier")).toBe(200);
});
