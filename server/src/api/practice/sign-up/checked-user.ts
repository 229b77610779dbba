import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { defaultPracticeUserType } from "@frontdoor/contract/constants.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import type { PracticeUser } from "@frontdoor/contract/practice/practice-user.ts";
import {
  isHealthProfessional,
  type PracticeField,
} from "@frontdoor/contract/practice/sign-up-fields.ts";
import {
  practiceLabels,
  practicePhoneOf,
  practiceUserProblems,
} from "@frontdoor/contract/practice/sign-up-rules.ts";
import { withoutMarks } from "@frontdoor/contract/validators/unseen-marks.ts";
import { areActive } from "../../../directory/lookups/lookup-store.ts";
import type { NewAccount } from "../../../identity/accounts/account-store.ts";
import type { Identity } from "../../../identity/accounts/identity-store.ts";
import { validPhoneNumber } from "../../../identity/accounts/phone-numbers.ts";
import { isContactDetail, isSameUsername } from "../../../identity/accounts/username.ts";
import type { PasswordPolicy } from "../../../identity/passwords/password-policy.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { BroughtInvite } from "./brought-invite.ts";
import type { PracticeProfile } from "./sign-up.store.ts";

/** What a person says of themselves, as their account keeps it; the type is HCP, or the invite's (S3.041). */
type Person = Pick<NewAccount, "type" | "username" | "email" | "name" | "surname" | "cell_number">;

/** A practice user whom every rule of the server accepts; trimmed, numbers in international form. */
export interface CheckedUser {
  person: Person;
  password: string;
  identity: Identity;
  invite: BroughtInvite | null;
  /** Null for a user who is no health professional. */
  profile: PracticeProfile | null;
}

/**
 * Checks what the contract's rules cannot: the rules that hold without an invite, numbers against the
 * world's metadata, choices against the lists, the password against common ones and own details.
 */
export async function checkUser(
  db: Db,
  passwordPolicy: PasswordPolicy,
  body: PracticeUser,
  invite: BroughtInvite | null,
): Promise<CheckedUser | Failure<"VALIDATION">> {
  // The server alone says what a person is (SEC-D3): without an invite, a health professional.
  const type = invite?.userType ?? defaultPracticeUserType;
  const ruled = practiceUserProblems({ ...body, type, inviteCode: invite?.code });
  if (Object.keys(ruled).length > 0) return fail("VALIDATION", { fields: ruled });
  const user = trimmed(body, type, invite);
  const fields = {
    ...usernameProblems(user.person),
    ...numberProblems(user),
    ...(await choiceProblems(db, user)),
    ...passwordProblems(passwordPolicy, user),
  };
  return Object.keys(fields).length > 0 ? fail("VALIDATION", { fields }) : user;
}

const text = (value: string | undefined) => value?.trim() ?? "";

function trimmed(body: PracticeUser, type: string, invite: BroughtInvite | null): CheckedUser {
  const isPassport = body.identityType === "PASSPORT";
  return {
    person: {
      type,
      username: withoutMarks(text(body.username)),
      email: text(body.emailAddress),
      name: text(body.firstname),
      surname: text(body.lastname),
      cell_number: validPhoneNumber(body.cellularNumber) ?? "",
    },
    password: body.password,
    identity: {
      type: body.identityType,
      number: text(isPassport ? body.passportNumber : body.identityNumber),
      passportCountryId: isPassport ? text(body.passportCountry) : null,
    },
    invite,
    profile: isHealthProfessional({ type }) ? profileOf(body, invite !== null) : null,
  };
}

/** An invite names the practice: what an invited user says of one is not kept (S4.044, S4.045). */
function profileOf(body: PracticeUser, isInvited: boolean): PracticeProfile {
  const practicePhone = validPhoneNumber(text(practicePhoneOf(body))) ?? "";
  return {
    practice_number: isInvited ? null : text(body.practiceNumber),
    practice_phone: isInvited ? null : practicePhone,
    discipline_id: text(body.hcp?.discipline),
    speciality_id: text(body.hcp?.speciality),
    role_id: text(body.hcp?.role),
    hpcsa_number: text(body.hcp?.hpcsaNumber),
  };
}

/** A username may not be a contact detail of somebody else, in any spelling (SEC-D1). */
function usernameProblems({ username, email, cell_number }: Person): Record<string, string> {
  const isOwn = isSameUsername(username, email) || isSameUsername(username, cell_number);
  return isOwn || !isContactDetail(username) ? {} : invalid("username");
}

function numberProblems({ person, profile }: CheckedUser): Record<string, string> {
  return {
    ...(person.cell_number === "" ? invalid("cellularNumber") : {}),
    ...(profile?.practice_phone === "" ? invalid("practicePhone") : {}),
  };
}

async function choiceProblems(db: Db, user: CheckedUser): Promise<Record<string, string>> {
  const countryId = user.identity.passportCountryId;
  const choices = [
    ...professionalChoices(user.profile),
    ...(countryId === null
      ? []
      : [{ field: "passportCountry", list: "countries", id: countryId } as const]),
  ];
  const active = await areActive(db, choices);
  const faulty = choices.filter((_choice, place) => !active[place]);
  return Object.assign({}, ...faulty.map(({ field }) => invalid(field)));
}

function professionalChoices(profile: PracticeProfile | null) {
  if (profile === null) return [];
  const { discipline_id: disciplineId, speciality_id: specialityId, role_id: roleId } = profile;
  return [
    { field: "hcp.discipline", list: "practice-disciplines", id: disciplineId },
    {
      field: "hcp.speciality",
      list: "practice-specialities",
      id: specialityId,
      parentId: disciplineId,
    },
    { field: "hcp.role", list: "practice-roles", id: roleId, parentId: specialityId },
  ] as const;
}

function passwordProblems(policy: PasswordPolicy, user: CheckedUser): Record<string, string> {
  const { person, identity, profile } = user;
  const problem = policy.problem(user.password, {
    identifiers: [person.username, person.email],
    words: [
      person.name,
      person.surname,
      person.cell_number,
      identity.number,
      profile?.hpcsa_number,
      profile?.practice_number,
    ].filter((word) => typeof word === "string"),
  });
  return problem === null ? {} : { password: problem };
}

function invalid(field: PracticeField): Record<string, string> {
  return { [field]: messages.invalidField(practiceLabels[field]) };
}
