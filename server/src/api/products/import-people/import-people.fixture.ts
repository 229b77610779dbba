import { expect } from "vitest";
import type { Caller } from "../../../../test/product-keys.ts";

let made = 0;

const professional = {
  disciplineId: "general-practice",
  specialityId: "general-practice",
  roleId: "general-practitioner",
  hpcsaNumber: "MP0123456",
};
const academic = {
  disciplineId: "anaesthetics",
  specialityId: "anaesthetics",
  gradeId: "registrar",
  hpcsaNumber: "MP0123456",
};
const inSector = { ...academic, trainingInstitutionId: "ukzn-addington-hospital" };

/** A row that every rule accepts; each call makes another person. */
export function person(changes: Record<string, string> = {}): Record<string, string> {
  made += 1;
  const { realm = "practice", type = realm === "practice" ? "HCP" : "TRAINEE" } = changes;
  const asked = type === "HCP" ? (realm === "practice" ? professional : academic) : inSector;
  return {
    realm,
    type,
    ...(realm === "practice" ? { username: `moved-${made}` } : {}),
    emailAddress: `moved.${made}@example.org`,
    name: "Naledi",
    surname: "Khumalo",
    ...(realm === "practice" && type !== "HCP" ? {} : asked),
    ...changes,
  };
}

/** Sends rows under a file of their own, and tells what came of them. */
export async function bringIn(
  owner: Caller,
  rows: readonly object[],
  more: object = {},
  first = 1,
) {
  files += 1;
  const numbered = rows.map((row, place) => ({ row: place + first, person: row }));
  const body = { file: String(files).padStart(64, "0"), rows: numbered, ...more };
  const answer = await owner.post("/accounts/import-people", body);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
let files = 0;
