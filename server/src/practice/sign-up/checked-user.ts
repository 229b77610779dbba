import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { defaultPracticeUserType } from "@frontdoor/contract/constants.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import type { PracticeUser } from "@frontdoor/contract/practice/sign-up.ts";
import {
  type PracticeField,
  practiceLabels,
  practiceUserProblems,
} from "@frontdoor/contract/practice/sign-up-rules.ts";
import type { Identity } from "../../mechanisms/accounts/identity-store.ts";
import type { Db } from "../../mechanisms/database/database.ts";
import { areActive } from "../../mechanisms/lookups/lookup-store.ts";
import type { PasswordPolicy } from "../../mechanisms/password-policy/password-policy.ts";
import { validPhoneNumber } from "../../mechanisms/phone-numbers/phone-numbers.ts";
import type { PracticeProfile } from "./sign-up.store.ts";

/** A practice user that every rule of the server has passed; trimmed, numbers in international form. */
export interface CheckedUser {
  username: string;
  password: string;
  name: string;
  surname: string;
  email: string;
  cellNumber: string;
  identity: Identity;
  profile: PracticeProfile;
}

/**
 * Checks what the contract's rules cannot: the rules that hold without an invite, numbers against the
 * world's metadata, choices against the lists, the password against common ones and own details.
 */
export async function checkUser(
  db: Db,
  passwordPolicy: PasswordPolicy,
  body: PracticeUser,
): Promise<CheckedUser | Failure<"VALIDATION">> {
  // The server alone says what a person is (SEC-D3): without an invite, a health professional.
  const { inviteCode: _unused, ...own } = body;
  const ruled = practiceUserProblems({ ...own, type: defaultPracticeUserType });
  if (Object.keys(ruled).length > 0) return fail("VALIDATION", { fields: ruled });
  const user = trimmed(body);
  const fields = {
    ...numberProblems(user),
    ...(await choiceProblems(db, user)),
    ...passwordProblems(passwordPolicy, user),
  };
  return Object.keys(fields).length > 0 ? fail("VALIDATION", { fields }) : user;
}

function trimmed(body: PracticeUser): CheckedUser {
  const text = (value: string | undefined) => value?.trim() ?? "";
  const isPassport = body.identityType === "PASSPORT";
  return {
    username: text(body.username),
    password: body.password,
    name: text(body.firstname),
    surname: text(body.lastname),
    email: text(body.emailAddress),
    cellNumber: validPhoneNumber(body.cellularNumber) ?? "",
    identity: {
      type: body.identityType,
      number: text(isPassport ? body.passportNumber : body.identityNumber),
      passportCountryId: isPassport ? text(body.passportCountry) : null,
    },
    profile: {
      practiceNumber: text(body.practiceNumber),
      practicePhone: validPhoneNumber(text(body.practicePhone ?? body.phone?.number)) ?? "",
      disciplineId: text(body.hcp?.discipline),
      specialityId: text(body.hcp?.speciality),
      roleId: text(body.hcp?.role),
      hpcsaNumber: text(body.hcp?.hpcsaNumber),
    },
  };
}

function numberProblems({ cellNumber, profile }: CheckedUser): Record<string, string> {
  return {
    ...(cellNumber === "" ? invalid("cellularNumber") : {}),
    ...(profile.practicePhone === "" ? invalid("practicePhone") : {}),
  };
}

async function choiceProblems(db: Db, user: CheckedUser): Promise<Record<string, string>> {
  const { disciplineId, specialityId, roleId } = user.profile;
  const countryId = user.identity.passportCountryId;
  const [discipline, speciality, role, country] = await areActive(db, [
    { list: "practice-disciplines", id: disciplineId },
    { list: "practice-specialities", id: specialityId, parentId: disciplineId },
    { list: "practice-roles", id: roleId, parentId: specialityId },
    ...(countryId === null ? [] : [{ list: "countries", id: countryId } as const]),
  ]);
  return {
    ...(discipline ? {} : invalid("hcp.discipline")),
    ...(speciality ? {} : invalid("hcp.speciality")),
    ...(role ? {} : invalid("hcp.role")),
    ...(country === false ? invalid("passportCountry") : {}),
  };
}

function passwordProblems(policy: PasswordPolicy, user: CheckedUser): Record<string, string> {
  const { identity, profile } = user;
  const problem = policy.problem(user.password, {
    identifiers: [user.username, user.email],
    words: [
      user.name,
      user.surname,
      user.cellNumber,
      identity.number,
      profile.hpcsaNumber,
      profile.practiceNumber,
    ],
  });
  return problem === null ? {} : { password: problem };
}

function invalid(field: PracticeField): Record<string, string> {
  return { [field]: messages.invalidField(practiceLabels[field]) };
}
