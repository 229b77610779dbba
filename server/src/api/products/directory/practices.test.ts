import { maximumLogoBytes } from "@frontdoor/contract/products/practices.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { greyPng, pngChunk } from "../../../../test/practices.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
let practice: Caller;

beforeAll(async () => {
  server = await openTestServer();
  practice = await callerAs(server, "practice");
});
afterAll(() => server.close());

const save = (...practices: object[]) => practice.post("/practices", { practices });
const search = async (name: string) =>
  (await server.get(`/practice/practice/search?name=${encodeURIComponent(name)}`)).json();
const logoImage = greyPng().toString("base64");

describe("200", () => {
  test("[S3.061] what is saved is found with its logo", async () => {
    const answer = await save({ id: "p-1", name: "Fynbos Family Practice", logoImage });
    expect(answer.json()).toEqual({ saved: 1 });
    expect(await search("fynbos")).toEqual([
      { id: "p-1", name: "Fynbos Family Practice", logoImage },
    ]);
  });

  test("saving again replaces name and logo, and hides what is not active", async () => {
    await save({ id: "p-2", name: "Protea Clinic", logoImage });
    await save({ id: "p-2", name: "King Protea Clinic" });
    expect(await search("protea")).toEqual([
      { id: "p-2", name: "King Protea Clinic", logoImage: null },
    ]);
    await save({ id: "p-2", name: "King Protea Clinic", active: false });
    expect(await search("protea")).toEqual([]);
  });

  test("a practice that is to keep its logo has it after another name, and takes a new one", async () => {
    await save({ id: "p-4", name: "Aloe Rooms", logoImage });
    await save({ id: "p-4", name: "Aloe Clinic", keepLogo: true });
    expect(await search("aloe")).toEqual([{ id: "p-4", name: "Aloe Clinic", logoImage }]);
    const other = greyPng({ side: 2 }).toString("base64");
    await save({ id: "p-4", name: "Aloe Clinic", keepLogo: true, logoImage: other });
    expect((await search("aloe"))[0].logoImage).toBe(other);
  });

  test("two hundred practices with logos fit in one request", async () => {
    const side = { side: 96 };
    const many = Array.from({ length: 200 }, (_, place) => ({
      id: `many-${place}`,
      name: `Baobab ${place}`,
      logoImage: greyPng(side).toString("base64"),
    }));
    expect((await save(...many)).json()).toEqual({ saved: 200 });
  });

  test("[SEC-F9] a comment in a logo is not kept", async () => {
    const comment = pngChunk("tEXt", Buffer.from("comment\0<script>alert(1)</script>"));
    const stuffed = greyPng({ extra: [comment] }).toString("base64");
    await save({ id: "p-3", name: "Marula Rooms", logoImage: stuffed });
    expect((await search("marula"))[0].logoImage).toBe(logoImage);
  });
});

describe("400: nothing of the request is saved", () => {
  const large = Buffer.concat([greyPng(), Buffer.alloc(maximumLogoBytes)]).toString("base64");
  const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>").toString("base64");
  test.each([
    ["[SEC-F9] an SVG", { logoImage: svg }, "practices.1.logoImage"],
    ["[SEC-F9] a logo over 64 KiB", { logoImage: large }, "practices.1.logoImage"],
    ["[SEC-F9] no base64", { logoImage: "!" }, "practices.1.logoImage"],
    ["no name", { name: " " }, "practices.1.name"],
    ["[SEC-G3] a name with a NUL", { name: "a\u0000b" }, "practices.1.name"],
    ["an id with a line break", { id: "a\nb" }, "practices.1.id"],
    ["an id that stands twice", { id: "first" }, "practices.1.id"],
  ])("%s", async (_what, changes, field) => {
    const first = { id: "first", name: "Sneezewood Practice" };
    const answer = await save(first, { id: "second", name: "Sneezewood Two", ...changes });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
    expect(await search("sneezewood")).toEqual([]);
  });

  test("more than 200", async () => {
    const many = Array.from({ length: 201 }, (_, place) => ({ id: `${place}`, name: "One" }));
    expect((await save(...many)).statusCode).toBe(400);
  });
});

test("413: a body over two MiB", async () => {
  const huge = { id: "p-9", name: "x".repeat(2 * 1024 * 1024) };
  expect((await save(huge)).statusCode).toBe(413);
});
