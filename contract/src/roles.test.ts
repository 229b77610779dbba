import { describe, expect, test } from "vitest";
import {
  academicRoles,
  asksFor,
  isByInvite,
  isInSector,
  isOffered,
  offeredRoles,
  roleFields,
} from "./roles.ts";

test("[S4.012 S4.013] trainee and supervisor are offered, and nothing else is", () => {
  expect(offeredRoles).toEqual(["TRAINEE", "SUPERVISOR"]);
  for (const stranger of ["", "toString", "trainee", "ADMIN"])
    expect(isOffered(stranger)).toBe(false);
});

test("[S6.002] an HCP is outside the sector, a head of department in it by invite alone", () => {
  expect(academicRoles.filter((role) => !isInSector(role))).toEqual(["HCP"]);
  expect(academicRoles.filter(isByInvite)).toEqual(["HOD"]);
});

describe("what a role is asked for", () => {
  test.each([
    ["S4.014", "HCP", []],
    [
      "S4.027",
      "TRAINEE",
      ["trainingInstitutionId", "traineePostNumber", "registrarAppointmentDate"],
    ],
    ["S4.030", "SUPERVISOR", ["trainingInstitutionId", "clinicalUnit", "hod"]],
    ["S6.009", "HOD", ["trainingInstitutionId"]],
    ["S4.011", "", []],
  ] as const)("[%s] %j: %j", (_clause, role, fields) => {
    expect(roleFields.filter((field) => asksFor(role, field))).toEqual(fields);
  });
});
