import * as academicReset from "@frontdoor/contract/academic/forgot-password.ts";
import * as academic from "@frontdoor/contract/academic/lookups.ts";
import * as academicPasskeys from "@frontdoor/contract/academic/passkeys.ts";
import { apiBasePaths, type Call, type ReplyOf } from "@frontdoor/contract/call.ts";
import * as practice from "@frontdoor/contract/practice/lookups.ts";
import * as practicePasskeys from "@frontdoor/contract/practice/passkeys.ts";
import * as practiceReset from "@frontdoor/contract/practice/reset-password.ts";

const items = (...names: string[]) =>
  names.map((name, index) => ({ id: `${name.toLowerCase()}-${index}`, name, active: true }));

const countries = items("Botswana", "Namibia");
const disciplines = items("Medicine", "Nursing");
const specialities = items("Surgery", "Paediatrics");

/** Small responses to the requests that screens make on their own, by address pattern. */
export const standingAnswers: readonly (readonly [RegExp, unknown])[] = [
  standing(practice.countries, countries),
  standing(practice.disciplines, disciplines),
  standing(practice.specialities, specialities),
  standing(practice.roles, items("Consultant", "Registrar")),
  standing(academic.countries, countries),
  standing(academic.disciplines, disciplines),
  standing(academic.specialities, specialities),
  standing(academic.grades, items("Intern", "Consultant")),
  standing(academic.roles, ["TRAINEE", "SUPERVISOR"]),
  standing(academic.trainingInstitutions, items("Groote-Schuur", "Tygerberg")),
  standing(academic.searchHod, []),
  standing(academicReset.resetUsername, { username: null }),
  standing(academicPasskeys.passkeyLoginOptions, { options: { challenge: "AAAA" } }),
  standing(practicePasskeys.passkeyLoginOptions, { options: { challenge: "AAAA" } }),
  standing(practiceReset.resetUsername, { username: null }),
];

function standing<C extends Call>(call: C, reply: ReplyOf<C>): readonly [RegExp, ReplyOf<C>] {
  const path = `${apiBasePaths[call.api]}${call.path}`;
  return [new RegExp(`${path.replace(/\{\w+\}/g, "[^/]+")}(?:\\?|$)`), reply];
}
