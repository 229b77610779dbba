import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addAcademic } from "../../test/academics.ts";
import { practiceAccount } from "../../test/accounts.ts";
import { newPerson, newTrainee } from "../../test/people.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { keptSeconds } from "../platform/http/response-cache.ts";
import { openRegistration } from "./academic/registration.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

interface Entry {
  id: string;
  name: string;
  translation?: string;
}

const say = (language: string) => ({ headers: { "accept-language": language } });
const list = async (path: string, language: string): Promise<Entry[]> =>
  (await server.get(path, say(language))).json();
const byId = (entries: Entry[]) => entries.toSorted((one, other) => (one.id < other.id ? -1 : 1));

const lists = [
  ["/practice/lookup/disciplines", "Fisioterapie"],
  ["/practice/lookup/discipline/dentistry/specialities", "Ortodonsie"],
  ["/practice/lookup/speciality/physiotherapy/roles", "Fisioterapeut"],
  ["/academic/v1/lookup/disciplines", "Anestesiologie"],
  ["/academic/v1/lookup/discipline/internal-medicine/specialities", "Kardiologie"],
  ["/academic/v1/lookup/speciality/anaesthetics/grades", "Departementshoof"],
  [
    "/academic/v2/lookups/trainingInstitutions",
    "Groote Schuur-hospitaal (Universiteit van Kaapstad)",
  ],
] as const;

describe.each(lists)("[S3.052 S3.053 S3.054 S3.057 S3.058] %s", (path, translation) => {
  test("has official names in Afrikaans beside the English ones, which stay", async () => {
    const english = await list(path, "en");
    const translated = await list(path, "af");
    expect(translated.map((entry) => entry.translation)).toContain(translation);
    const withoutTranslations = translated.map(({ translation: _, ...entry }) => entry);
    expect(byId(withoutTranslations)).toEqual(byId(english));
  });

  test("has nothing but English names in English, and is kept by caches for its language alone", async () => {
    for (const language of ["en", "fr", "*"]) {
      const answer = await server.get(path, say(language));
      expect(answer.body).not.toContain("translation");
      expect(answer.headers.vary).toContain("Accept-Language");
    }
  });
});

test("in isiZulu an institution has the name that it gives itself, and a speciality its English one", async () => {
  const institutions = await list("/academic/v2/lookups/trainingInstitutions", "zu");
  expect(institutions.find(({ id }) => id === "ukzn-addington-hospital")?.translation).toBe(
    "Addington Hospital (INyuvesi yaKwaZulu-Natali)",
  );
  const disciplines = await server.get("/academic/v1/lookup/disciplines", say("zu"));
  expect(disciplines.body).not.toContain("translation");
});

test("an entry that the operator names otherwise is shown as it is named", async () => {
  const path = "/practice/lookup/disciplines";
  const rename = (name: string) =>
    server.database.kysely
      .updateTable("lookup_items")
      .set({ name })
      .where("list", "=", "practice-disciplines")
      .where("id", "=", "dentistry")
      .execute();
  await rename("Dentistry and Oral Health");
  server.advance({ seconds: keptSeconds });
  const renamed = (await list(path, "af")).find(({ id }) => id === "dentistry");
  expect(renamed).toEqual({ id: "dentistry", name: "Dentistry and Oral Health", active: true });
  await rename("Dentistry");
  server.advance({ seconds: keptSeconds });
});

test("[S3.060] the search for a head of department has both names of where they work", async () => {
  await addAcademic(server, { name: "Ayanda", surname: "Van Zyl" });
  const path = "/academic/v2/departments/searchHod?searchTerm=van+zyl";
  const [{ trainingInstitution, speciality }] = (await server.get(path, say("af"))).json();
  expect(trainingInstitution).toEqual({
    id: "uct-groote-schuur-hospital",
    name: "Groote Schuur Hospital (University of Cape Town)",
    translation: "Groote Schuur-hospitaal (Universiteit van Kaapstad)",
  });
  expect(speciality.translation).toBe("Ortopediese chirurgie");
});

describe("what is kept of a person is the same, whatever language the lists were shown in", () => {
  /** What the form sends of a choice, which people know by the name that they are shown. */
  const chosen = async (path: string, language: string, name: string) =>
    (await list(path, language)).find((entry) => (entry.translation ?? entry.name) === name)?.id;

  test("[S4.029] of a trainee, with the date of a registrar", async () => {
    const keptIn = async (language: string, discipline: string, institution: string) => {
      const disciplineId = await chosen("/academic/v1/lookup/disciplines", language, discipline);
      const institutions = "/academic/v2/lookups/trainingInstitutions";
      const trainingInstitutionId = await chosen(institutions, language, institution);
      const person = newTrainee({ disciplineId, trainingInstitutionId });
      const path = "/academic/v1/signup/trainee";
      expect((await server.post(path, person, say(language))).statusCode).toBe(200);
      const row = await server.database.kysely
        .selectFrom("pending_registrations")
        .selectAll()
        .where("email", "=", person.username)
        .executeTakeFirstOrThrow();
      expect(row.language).toBe(language);
      const profile_sealed = row.profile_sealed ?? "";
      return openRegistration(server.deps.keys, { ...row, profile_sealed }).profile;
    };
    const [english, translated] = [
      await keptIn("en", "Anaesthetics", "Tygerberg Hospital (Stellenbosch University)"),
      await keptIn("af", "Anestesiologie", "Tygerberg-hospitaal (Universiteit Stellenbosch)"),
    ];
    expect(english.registrarAppointedOn).toBe("2024-02-29");
    expect(translated).toEqual(english);
  });

  test("of a professional", async () => {
    const keptIn = async (language: string, names: readonly [string, string]) => {
      const discipline = await chosen("/practice/lookup/disciplines", language, names[0]);
      const roles = "/practice/lookup/speciality/physiotherapy/roles";
      const role = await chosen(roles, language, names[1]);
      const { hcp } = newPerson();
      const person = newPerson({ hcp: { ...hcp, discipline, speciality: "physiotherapy", role } });
      const path = "/practice/registration/register";
      expect((await server.post(path, person, say(language))).statusCode).toBe(200);
      const account = await practiceAccount(server, person.username);
      return [account.discipline_id, account.speciality_id, account.role_id];
    };
    const english = await keptIn("en", ["Physiotherapy", "Physiotherapist"]);
    expect(await keptIn("af", ["Fisioterapie", "Fisioterapeut"])).toEqual(english);
  });
});
