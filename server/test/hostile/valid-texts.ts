import { goodPassword } from "../people.ts";
import type { Random } from "./random.ts";

/** The people whom the harness has registered before, by number. */
export const knownPeople = 20;
export const knownUsername = (at: number) => `hostile-heron-${at}`;
export const knownAddress = (at: number) => `hostile.${at}@example.org`;

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.below(10)).join("");
const address = (random: Random) =>
  random.percent(20)
    ? knownAddress(random.below(knownPeople))
    : `h${digits(random, 9)}@example.org`;
const username = (random: Random) =>
  random.pick([
    () => knownUsername(random.below(knownPeople)),
    () => `heron-${digits(random, 9)}`,
    () => address(random),
  ])();
const word = (random: Random) => random.pick(["Naledi", "van der Merwe", "Óscar", "Ndlovu-Smith"]);
const madeId = (random: Random) => `01890a5d-ac96-774b-bcce-${digits(random, 12)}`;
const token = (random: Random) => digits(random, 43);

/** A text that each field's own rule takes. */
const texts: Record<string, (random: Random) => string> = {
  username,
  password: () => goodPassword,
  emailAddress: address,
  email: address,
  newEmailAddress: address,
  to: address,
  cellularNumber: (random) => `082${digits(random, 7)}`,
  cellPhoneNumber: (random) => `083${digits(random, 7)}`,
  cellNumber: (random) => `084${digits(random, 7)}`,
  phoneNumber: () => "021 555 0123",
  practicePhone: () => "021 555 0123",
  number: () => "021 555 0123",
  identityNumber: () => "8001015009087",
  idNumber: () => "8001015009087",
  passportNumber: (random) => `A${digits(random, 8)}`,
  passportCountry: () => "ZA",
  passportCountryId: () => "ZA",
  practiceNumber: (random) => digits(random, 7),
  prNumber: (random) => digits(random, 7),
  hpcsaNumber: (random) => `MP0${digits(random, 6)}`,
  discipline: () => "general-practice",
  speciality: () => "general-practice",
  role: () => "general-practitioner",
  disciplineId: () => "anaesthetics",
  specialityId: () => "anaesthetics",
  specialityGradeId: () => "registrar",
  trainingInstitutionId: () => "ukzn-addington-hospital",
  traineePostNumber: () => "PN-77",
  registrarAppointmentDate: () => "2024-02-29",
  clinicalUnit: () => "Cardiac theatre",
  otp: (random) => digits(random, 6),
  code: (random) => digits(random, 6),
  token,
  inviteCode: token,
  inviteKey: token,
  verificationCode: token,
  key: token,
  id: madeId,
  userId: madeId,
  after: madeId,
  hodId: madeId,
  url: () => "https://hook.example/events",
  searchTerm: word,
  name: word,
  since: () => "2024-01-01T00:00:00.000Z",
  until: () => "2030-01-01T00:00:00.000Z",
  from: (random) => random.pick(["2024-01-01T00:00:00.000Z", "start", partOfAudit]),
  reason: () => "test of odd requests",
  logoImage: () => "iVBORw0KGgo=",
};

/** Where a part of the audit might begin. */
const partOfAudit = `5:${"a".repeat(64)}:01900000-0000-7000-8000-000000000001`;

/** What a field of this name holds where somebody fills it in as they should. */
export function validText(name: string, random: Random): string {
  return (texts[name] ?? word)(random);
}
