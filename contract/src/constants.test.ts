import { expect, test } from "vitest";
import {
  defaultModalSize,
  defaultPhoneCountry,
  defaultPracticeUserType,
  earliestRegistrarAppointmentDate,
  identityTypes,
  inviteStatuses,
  loginContextCookie,
  loginContextMaxAgeSeconds,
  minimumPasswordLength,
  modalSizes,
  practiceAuthAccept,
  practiceNumberLength,
  practiceSearchThreshold,
  usernameTypes,
} from "./constants.ts";
import { isSearchable } from "./practice/find-doctor.ts";
import { academicRoles } from "./roles.ts";
import { isPhoneNumber } from "./validators/phone.ts";

test.each<[string, unknown, unknown]>([
  ["S9.001", minimumPasswordLength, 8],
  ["S9.005", practiceNumberLength, 7],
  ["S9.006", practiceSearchThreshold, 3],
  ["S9.007", earliestRegistrarAppointmentDate, "1950-01-01"],
  ["S9.008", defaultPhoneCountry, "ZA"],
  ["S9.009", loginContextCookie, "login-context"],
  ["S9.012", identityTypes, ["IDDOC", "PASSPORT"]],
  ["S9.013", usernameTypes, ["CUSTOM", "EMAIL", "CELLULAR"]],
  ["S9.014", inviteStatuses, ["SENT", "ACCEPTED", "REGISTERED"]],
  ["S9.015", defaultPracticeUserType, "HCP"],
  ["S9.016", defaultModalSize, "md"],
  ["S6.001", academicRoles, ["HCP", "TRAINEE", "SUPERVISOR", "HOD"]],
])("[%s] the constant is the specified one", (_clause, constant, value) => {
  expect(constant).toEqual(value);
});

test("[S9.010] the login context is kept as long as browsers keep anything: 400 days", () => {
  expect(loginContextMaxAgeSeconds).toBe(400 * 24 * 60 * 60);
});

test("[S9.016] the default size is one of the sizes", () => expect(modalSizes).toContain("md"));

test("[S9.008] a number without a country code is read as South African", () => {
  expect(isPhoneNumber("082 123 4567")).toBe(true);
  expect(isPhoneNumber("020 7946 0958")).toBe(false);
});

test.each([
  ["abc", false],
  ["abcd", true],
  ["  abc  ", false],
  ["  abcd", true],
  ["😀😀", false],
  ["", false],
])("[S9.006] whether %j is searched: %s", (typed, searched) => {
  expect(isSearchable(typed)).toBe(searched);
});

test("[S7.050] the accept header of the practice login carries a version", () => {
  expect(practiceAuthAccept).toMatch(/\bv?[0-9]+\b.*json/);
});
