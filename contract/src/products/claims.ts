import * as z from "zod/mini";
import { identityTypes } from "../constants.ts";
import { text } from "../wire.ts";
import { madeId, moment } from "./formats.ts";

/** A choice from a list of the sign-up, or a person: the id that stays, the name as it is now. */
const named = z.object({ id: z.string(), name: z.string() });
export type Named = z.output<typeof named>;

/** Whether a supervisor's head of department has confirmed them (SEC-D9); `none` where they have no head. */
const hodStates = ["none", "pending", "confirmed"] as const;
export type HodState = (typeof hodStates)[number];

/** A claim with its description; left out where it is unknown. */
const claim = <S extends z.core.SomeType>(schema: S, description: string) =>
  z.optional(schema).check(z.describe(description));

const openid = {
  sub: madeId.check(z.describe("The account's id, the `user.id` of a hand-off. It never changes.")),
};

const profile = {
  name: claim(z.string(), "Given name and family name."),
  given_name: claim(z.string(), "The name that the person signed up with."),
  family_name: claim(z.string(), "The surname."),
  preferred_username: claim(
    z.string(),
    "The name that the person logs in with. One that is an email address is told with `email` alone, one that is a number with `phone`.",
  ),
  locale: claim(z.string(), "What the person is written to in, as BCP 47 names it: `en-ZA`."),
  updated_at: claim(z.number(), "When the account last changed, in seconds since 1970."),
};

const email = {
  email: claim(z.string(), "The address that mail goes to."),
  email_verified: claim(
    z.boolean(),
    "Whether a mailed link or invite proved that the address is the person's.",
  ),
};

const phone = {
  phone_number: claim(z.string(), "The cellphone number, E.164: `+27821234567`."),
  phone_number_verified: claim(
    z.boolean(),
    "Whether a code, an invite or the product confirmed that the number is the person's.",
  ),
};

const role = {
  account_type: claim(
    z.string(),
    "What the account is: `HCP` or the user type of its invite, an academic role, or `PATIENT`.",
  ),
  role: claim(named, "The role in the practice, or the academic role."),
  discipline: claim(named, "The discipline."),
  speciality: claim(named, "The speciality."),
  hpcsa_number: claim(z.string(), "The registration number of the HPCSA, as it was typed."),
  practice_number: claim(z.string(), "The practice number; not of whoever joined by an invite."),
  practice_phone_number: claim(z.string(), "The practice's telephone number, E.164."),
  grade: claim(named, "The academic grade."),
  training_institution: claim(named, "The institution of a trainee, a supervisor or a head."),
  trainee_post_number: claim(z.string(), "The number of a trainee's post."),
  registrar_appointed_on: claim(z.iso.date(), "When a registrar was appointed."),
  clinical_unit: claim(z.string(), "A supervisor's clinical unit."),
  hod_state: claim(
    z.enum(hodStates),
    "Whether a supervisor's head of department has confirmed them; `none` where the one they named has left or declined.",
  ),
  hod: claim(named, "That head of department's account id and name, once they have an account."),
  terms_version: claim(z.string(), "The version of the terms that the person accepted."),
  terms_accepted_at: claim(moment, "When they accepted it."),
};

const identity = {
  identity_type: claim(
    z.enum(identityTypes),
    "What the person identified themselves with: a South African ID number, or a passport.",
  ),
  identity_number: claim(z.string(), "The South African ID number."),
  passport_number: claim(z.string(), "The passport's number."),
  passport_country: claim(named, "The country that issued the passport."),
  birthdate: claim(
    z.iso.date(),
    "The birthday in the ID number, in the last century in which it is not in the future.",
  ),
};

/** A set of claims that a product requests together. */
interface ScopeTerms {
  purpose: string;
  /** Whether a product has it only while the operator grants it. */
  isGranted: boolean;
  claims: Readonly<Record<string, z.core.SomeType>>;
}

/**
 * The claims of each scope, and what a product may need them for: the one list that the calls, OpenID's discovery and
 * docs/integrate/claims.md follow.
 */
export const scopes = {
  openid: { purpose: "To know the person again.", isGranted: false, claims: openid },
  profile: {
    purpose: "To address the person, in their language.",
    isGranted: false,
    claims: profile,
  },
  email: { purpose: "To write to the person.", isGranted: false, claims: email },
  phone: { purpose: "To call the person, or to send an SMS.", isGranted: false, claims: phone },
  role: {
    purpose: "To let the person do what their profession and their place in it allow.",
    isGranted: false,
    claims: role,
  },
  identity: {
    purpose:
      "To match the person with a register or a law that knows them by their ID number or passport.",
    isGranted: true,
    claims: identity,
  },
} as const satisfies Record<string, ScopeTerms>;

export type Scope = keyof typeof scopes;
export const scopeNames = Object.keys(scopes) as [Scope, ...Scope[]];

/** The scopes that an operator grants to a product; the others every product has. */
export type GrantedScope = {
  [Name in Scope]: (typeof scopes)[Name]["isGranted"] extends true ? Name : never;
}[Scope];
export const isGrantedScope = (scope: Scope): scope is GrantedScope => scopes[scope].isGranted;
export const grantedScopeNames = scopeNames.filter(isGrantedScope) as [
  GrantedScope,
  ...GrantedScope[],
];

/**
 * The claims of an account: its id, and those of the requested scopes.
 */
export const claims = z.object({
  ...openid,
  ...profile,
  ...email,
  ...phone,
  ...role,
  ...identity,
});
export type Claims = z.output<typeof claims>;

const aScope = `(?:${scopeNames.join("|")})`;
/** Scopes in a text, separated by spaces, as in OAuth. */
export const scopeList = z.pipe(
  text(200).check(z.regex(new RegExp(`^${aScope}(?: ${aScope})*$`))),
  z.transform((list) => list.split(" ") as Scope[]),
);
