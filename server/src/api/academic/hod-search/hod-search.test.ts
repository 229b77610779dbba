import { maximumHodRecords } from "@frontdoor/contract/academic/lookups.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addAcademic } from "../../../../test/academics.ts";
import { archive } from "../../../../test/accounts.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ limits: { hodSearchByAddress: { perQuarterHour: 40 } } });
});
afterAll(() => server.close());

const search = (parameters: Record<string, string>) =>
  server.get(`/academic/v2/departments/searchHod?${new URLSearchParams(parameters)}`);
const namesOf = async (parameters: Record<string, string>) =>
  (await search(parameters))
    .json()
    .map(({ user }: { user: { name: string; surname: string } }) => `${user.name} ${user.surname}`);

test("[SEC-G3] a text that no database takes is refused", async () => {
  for (const name of ["speciality", "institute"]) {
    expect((await search({ [name]: "urology\0" })).statusCode).toBe(400);
  }
  expect((await search({ searchTerm: "khum\0" })).statusCode).toBe(200);
});

describe("200", () => {
  test("[S7.030 S7.032 S3.060 SEC-D14] a record has id, name, institution and speciality, and nothing else", async () => {
    const { id } = await addAcademic(server, { name: "Ayanda", surname: "Van Zyl-Ndlovu" });
    const response = await search({ searchTerm: "van zyl" });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual([
      {
        id,
        user: { name: "Ayanda", surname: "Van Zyl-Ndlovu" },
        trainingInstitution: {
          id: "uct-groote-schuur-hospital",
          name: "Groote Schuur Hospital (University of Cape Town)",
        },
        speciality: { id: "orthopaedic-surgery", name: "Orthopaedic Surgery" },
      },
    ]);
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test("[S7.031 S3.059 S6.004] term, speciality and institute narrow it, each alone and together", async () => {
    await addAcademic(server, {
      name: "Sipho",
      surname: "Khumalo",
      institutionId: "su-tygerberg-hospital",
    });
    await addAcademic(server, { name: "Thandi", surname: "Khumalo", specialityId: "urology" });
    await addAcademic(server, { name: "Zola", surname: "Khumalo" });
    const searchTerm = "KHUM";
    const all = ["Sipho Khumalo", "Thandi Khumalo", "Zola Khumalo"];
    expect(await namesOf({ searchTerm })).toEqual(all);
    expect(await namesOf({ searchTerm: "khumalo sip" })).toEqual(["Sipho Khumalo"]);
    expect(await namesOf({ institute: "su-tygerberg-hospital" })).toEqual(["Sipho Khumalo"]);
    expect(
      await namesOf({
        searchTerm,
        speciality: "orthopaedic-surgery",
        institute: "uct-groote-schuur-hospital",
      }),
    ).toEqual(["Zola Khumalo"]);
    expect(
      await namesOf({ searchTerm: " ", speciality: "", institute: "su-tygerberg-hospital" }),
    ).toEqual(["Sipho Khumalo"]);
  });

  test("[S7.031] accents count on neither side", async () => {
    await addAcademic(server, { name: "André", surname: "Zoë" });
    await addAcademic(server, { name: "Andre\u0301", surname: "Zoe" });
    await addAcademic(server, { name: "Andre", surname: "Zoe" });
    for (const searchTerm of ["André", "andre", "ANDRE\u0300", "zöe andrè"]) {
      expect(await namesOf({ searchTerm })).toHaveLength(3);
    }
  });

  test("[SEC-D14] without any parameter nobody is listed, and with one at most twenty", async () => {
    for (let one = 0; one < 25; one += 1) await addAcademic(server, { surname: "Twenty" });
    expect(await namesOf({})).toEqual([]);
    expect(await namesOf({ searchTerm: "  ", speciality: " " })).toEqual([]);
    expect(await namesOf({ searchTerm: "\u0301\u0301\u0301\u0000" })).toEqual([]);
    expect(await namesOf({ searchTerm: "twenty" })).toHaveLength(maximumHodRecords);
  });

  test.each(["____", "%%%", "k%lo", "\\\\\\", "' or 1=1 --"])(
    "[SEC-D15] %j stands for itself alone",
    async (searchTerm) => {
      expect(await namesOf({ searchTerm })).toEqual([]);
    },
  );

  test("only active heads of department are found", async () => {
    const gone = await addAcademic(server, { surname: "Archibald" });
    await archive(server, gone.username);
    const other = await addAcademic(server, { surname: "Archibald" });
    await server.database.kysely
      .updateTable("accounts")
      .set({ type: "SUPERVISOR" })
      .where("id", "=", other.id)
      .execute();
    expect(await namesOf({ searchTerm: "archibald" })).toEqual([]);
  });
});

describe("400", () => {
  test("[SEC-D14] a term of one or two letters says that it is too short, also beside a speciality", async () => {
    for (const searchTerm of ["k", "kh", " kh ", "e\u0301\u0301"]) {
      const response = await search({ searchTerm, speciality: "urology" });
      expect(response.statusCode).toBe(400);
      expect(response.json().fields).toEqual({ searchTerm: messages.minimumLength(3) });
    }
  });

  test("[SEC-D4] a repeated parameter is refused", async () => {
    const path = "/academic/v2/departments/searchHod?searchTerm=khu&searchTerm=van";
    expect((await server.get(path)).statusCode).toBe(400);
  });
});

describe("429", () => {
  test("[SEC-D14] an address that copies the list has to wait", async () => {
    const statuses = new Set<number>();
    for (let time = 0; time <= 40; time += 1) {
      statuses.add((await search({ searchTerm: `copy-${time}` })).statusCode);
    }
    expect([...statuses]).toEqual([200, 429]);
    const refused = await search({ searchTerm: "khumalo" });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    server.advance({ minutes: 16 });
    expect((await search({ searchTerm: "khumalo" })).statusCode).toBe(200);
  });
});
