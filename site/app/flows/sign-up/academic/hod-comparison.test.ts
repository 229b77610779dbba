import { expect, test } from "vitest";
import type { LookupList } from "../lookup-list.ts";
import { isHodElsewhere } from "./hod-comparison.ts";

const list = (id: string, name: string): LookupList => ({
  is: "loaded",
  items: [{ id, name, active: true }],
});
const lists = { institutions: list("9", "Academic hospital"), specialities: list("2", "Urology") };
const choices = { trainingInstitutionId: "9", specialityId: "2" };
const here = { id: "9", name: "Academic hospital" };
const urology = { id: "2", name: "Urology" };

test.each([
  ["S4.019", { id: "8", name: "Academic hospital" }, urology, true],
  ["S4.019", "Another hospital", "Urology", true],
  ["S4.020", here, { id: "3", name: "Urology" }, true],
  ["S4.020", "Academic hospital", "Psychiatry", true],
  ["S4.019", here, urology, false],
  ["S4.020", "Academic hospital", "Urology", false],
  ["S4.019", null, null, false],
])("[%s] a HOD of %j and %j is elsewhere: %s", (_clause, trainingInstitution, speciality, is) => {
  const hod = { id: "5", user: { name: "A", surname: "K" }, trainingInstitution, speciality };
  expect(isHodElsewhere({ ...choices, hod: { is: "found", hod } }, lists)).toBe(is);
});

test("[S4.019 S4.020] what the form leaves open differs from nothing", () => {
  const hod = {
    id: "5",
    user: { name: "A", surname: "K" },
    trainingInstitution: { id: "8", name: "B" },
    speciality: "Psychiatry",
  };
  const open = { trainingInstitutionId: "", specialityId: "" };
  expect(isHodElsewhere({ ...open, hod: { is: "found", hod } }, lists)).toBe(false);
});

test("[S4.019] an invited HOD is nowhere yet", () => {
  const hod = { is: "invited", emailAddress: "hod@example.org", name: "Ayanda" } as const;
  expect(isHodElsewhere({ ...choices, hod }, lists)).toBe(false);
});
