import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addPractices, greyPng } from "../../../test/practices.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await addPractices(server, [
    { id: "1", name: "Riverside Family Practice", logo: greyPng() },
    { id: "2", name: "Dr Nkosi at Riverside" },
    { id: "3", name: "RIVER ROAD Dental" },
    { id: "4", name: "Riverside Closed", active: false },
    { id: "5", name: "Zoë van Riverbed" },
    { id: "6", name: "100%_safe\\care" },
    { id: "7", name: "100 percent safe care" },
    { id: "a/b?c", name: "Odd Identity" },
    ...Array.from({ length: 15 }, (_, place) => ({
      id: `many-${place}`,
      name: `Manyana Clinic ${String(place).padStart(2, "0")}`,
    })),
    ...Array.from({ length: 15 }, (_, place) => ({
      id: `held-${place}`,
      name: `Dr ${place} of Manyana`,
    })),
  ]);
});
afterAll(() => server.close());

const search = (name: string) =>
  server.get(`/practice/practice/search?name=${encodeURIComponent(name)}`);
const idsOf = async (name: string) =>
  (await search(name)).json().map(({ id }: { id: string }) => id);

describe("[S7.088 S7.089] 200: the search", () => {
  test("[S3.061] a result has id, name and a base64 PNG where there is a logo", async () => {
    const response = await search("riverside");
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual([
      { id: "1", name: "Riverside Family Practice", logoImage: greyPng().toString("base64") },
      { id: "2", name: "Dr Nkosi at Riverside", logoImage: null },
    ]);
  });

  test("names that start with the text come first, then those that hold it, in any case and accent", async () => {
    expect(await idsOf("RIVÉR")).toEqual(["3", "1", "5", "2"]);
    expect(await idsOf("zoe van")).toEqual(["5"]);
  });

  test("an inactive practice is not found", async () => {
    expect(await idsOf("riverside closed")).toEqual([]);
  });

  test("[S9.006] nothing is found for three characters or fewer, spaces at the ends not counted", async () => {
    for (const name of ["", "riv", "  riv  "]) expect(await idsOf(name)).toEqual([]);
    expect(await idsOf(" rive ")).not.toEqual([]);
  });

  test("no match is an empty list", async () => {
    expect(await idsOf("no such practice")).toEqual([]);
  });

  test("at most ten are listed, in an order that stays", async () => {
    const ids = await idsOf("manyana");
    expect(ids).toEqual(Array.from({ length: 10 }, (_, place) => `many-${place}`));
    expect(await idsOf("of manyana")).toHaveLength(10);
  });

  test.each([
    ["____", []],
    ["%%%%", []],
    ["100%_s", ["6"]],
    ["safe\\care", ["6"]],
    ["'; --", []],
    ["\u0000\u0000\u0000\u0000", []],
  ])("[SEC-D15] %j means itself", async (typed, ids) => {
    const response = await search(typed);
    expect(response.statusCode).toBe(200);
    expect(response.json().map(({ id }: { id: string }) => id)).toEqual(ids);
  });
});

describe("400: the search", () => {
  test.each(["", "?name=a&name=b", `?name=${"x".repeat(201)}`])("%s", async (query) => {
    const response = await server.get(`/practice/practice/search${query}`);
    expect(response.statusCode).toBe(400);
  });
});

describe("[S7.091 S7.092 S3.063] the kiosk link", () => {
  const link = (id: string) =>
    server.get(`/practice/practice/kiosk-link/${encodeURIComponent(id)}`);

  test("200: it is the configured address with the practice in its place", async () => {
    const response = await link("1");
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ url: "http://localhost:3001/kiosk/1" });
  });

  test("[SEC-F8] an id cannot leave its place in the address", async () => {
    expect((await link("a/b?c")).json().url).toBe("http://localhost:3001/kiosk/a%2Fb%3Fc");
  });

  test.each(["4", "unknown"])("404: the inactive or unknown practice %s", async (id) => {
    expect((await link(id)).statusCode).toBe(404);
  });

  test("400: an id that cannot be one", async () => {
    expect((await link("a\u0000b")).statusCode).toBe(400);
  });
});
