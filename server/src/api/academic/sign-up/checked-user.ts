import type { AcademicUser } from "@frontdoor/contract/academic/sign-up.ts";
import type { AcademicField } from "@frontdoor/contract/academic/sign-up-fields.ts";
import { academicLabels, registrarGradeName } from "@frontdoor/contract/academic/sign-up-rules.ts";
import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import type { AcademicRole } from "@frontdoor/contract/roles.ts";
import { areActive, type Choice, listActive } from "../../../directory/lookups/lookup-store.ts";
import { canonicalEmail } from "../../../identity/accounts/canonical.ts";
import { validPhoneNumber } from "../../../identity/accounts/phone-numbers.ts";
import type { PasswordPolicy } from "../../../identity/passwords/password-policy.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { AcademicProfile, NamedHod, Registration } from "../registration.ts";

/** The body of any role; a call reads only the fields of its role (SEC-D3). */
export type AnyAcademicUser = AcademicUser & {
  trainingInstitutionId?: string | null | undefined;
  traineePostNumber?: string | null | undefined;
  registrarAppointmentDate?: string | null | undefined;
  clinicalUnit?: string | null | undefined;
  hodId?: string | null | undefined;
  hodInvite?:
    | { emailAddress?: string | null | undefined; name?: string | null | undefined }
    | null
    | undefined;
};

/**
 * Checks what the contract's rules cannot: the number against the world's metadata, choices against
 * the lists, the password against common ones and own details. The endpoint alone says the role (SEC-D3).
 */
export async function checkUser(
  db: Db,
  passwordPolicy: PasswordPolicy,
  role: AcademicRole,
  body: AnyAcademicUser,
): Promise<Registration | Failure<"VALIDATION">> {
  const registration = trimmed(role, body);
  const fields = {
    ...(registration.cellNumber === "" ? invalid("cellPhoneNumber") : {}),
    ...(await choiceProblems(db, registration)),
    ...selfInviteProblems(registration),
    ...passwordProblems(passwordPolicy, body.password, registration),
  };
  if (Object.keys(fields).length > 0) return fail("VALIDATION", { fields });
  return withRegistrarDate(db, registration, body.registrarAppointmentDate);
}

function trimmed(role: AcademicRole, body: AnyAcademicUser): Registration {
  const isPassport = body.identityType === "PASSPORT";
  return {
    role,
    email: body.username.trim(),
    name: body.name.trim(),
    surname: body.surname.trim(),
    cellNumber: validPhoneNumber(body.cellPhoneNumber) ?? "",
    identity: {
      type: body.identityType,
      number: (isPassport ? body.passportNumber : body.idNumber)?.trim() ?? "",
      passportCountryId: isPassport ? (body.passportCountryId?.trim() ?? "") : null,
    },
    profile: {
      disciplineId: body.disciplineId?.trim() ?? "",
      specialityId: body.specialityId?.trim() ?? "",
      gradeId: body.specialityGradeId?.trim() ?? "",
      hpcsaNumber: body.hpcsaNumber?.trim() ?? "",
      practiceNumber: textOrNull(body.prNumber),
      trainingInstitutionId: textOrNull(body.trainingInstitutionId),
      traineePostNumber: textOrNull(body.traineePostNumber),
      registrarAppointedOn: null,
      clinicalUnit: textOrNull(body.clinicalUnit),
    },
    hod: hodOf(body),
  };
}

/** If a head of department is both chosen and invited, the chosen one counts (Q056). */
function hodOf({ hodId, hodInvite }: AnyAcademicUser): NamedHod | null {
  const accountId = textOrNull(hodId);
  if (accountId !== null) return { accountId };
  if (!hodInvite) return null;
  const { emailAddress, name } = hodInvite;
  return { emailAddress: emailAddress?.trim() ?? "", name: name?.trim() ?? "" };
}

async function choiceProblems(
  db: Db,
  { identity, profile }: Registration,
): Promise<Record<string, string>> {
  const { disciplineId, specialityId, gradeId, trainingInstitutionId } = profile;
  const choices: [AcademicField, Choice][] = [
    ["disciplineId", { list: "academic-disciplines", id: disciplineId }],
    ["specialityId", { list: "academic-specialities", id: specialityId, parentId: disciplineId }],
    ["specialityGradeId", { list: "academic-grades", id: gradeId, parentId: specialityId }],
  ];
  if (trainingInstitutionId !== null) {
    const choice = { list: "training-institutions", id: trainingInstitutionId } as const;
    choices.push(["trainingInstitutionId", choice]);
  }
  if (identity.passportCountryId !== null) {
    choices.push(["passportCountryId", { list: "countries", id: identity.passportCountryId }]);
  }
  const active = await areActive(
    db,
    choices.map(([, choice]) => choice),
  );
  return Object.assign({}, ...choices.map(([field], at) => (active[at] ? {} : invalid(field))));
}

/** Nobody becomes their own head of department (SEC-D9). */
function selfInviteProblems({ email, hod }: Registration): Record<string, string> {
  if (hod === null || !("emailAddress" in hod)) return {};
  const isOwn = canonicalEmail(hod.emailAddress) === canonicalEmail(email);
  return isOwn ? invalid("hodInvite.emailAddress") : {};
}

function passwordProblems(
  policy: PasswordPolicy,
  password: string,
  { email, name, surname, cellNumber, identity, profile }: Registration,
): Record<string, string> {
  const { hpcsaNumber, practiceNumber, traineePostNumber } = profile;
  const words = [name, surname, cellNumber, identity.number, hpcsaNumber];
  const problem = policy.problem(password, {
    identifiers: [email],
    words: [...words, practiceNumber ?? "", traineePostNumber ?? ""],
  });
  return problem === null ? {} : { password: problem };
}

/** Only a trainee whose grade is named Registrar has an appointment date (S4.029, Q049). */
async function withRegistrarDate(
  db: Db,
  registration: Registration,
  date: string | null | undefined,
): Promise<Registration> {
  const registrarAppointedOn = textOrNull(date);
  if (registrarAppointedOn === null) return registration;
  const { specialityId, gradeId } = registration.profile;
  const grades = await listActive(db, "academic-grades", specialityId);
  const isRegistrar = grades.some(({ id, name }) => id === gradeId && name === registrarGradeName);
  if (!isRegistrar) return registration;
  const profile: AcademicProfile = { ...registration.profile, registrarAppointedOn };
  return { ...registration, profile };
}

function textOrNull(value: string | null | undefined): string | null {
  const text = value?.trim() ?? "";
  return text === "" ? null : text;
}

function invalid(field: AcademicField): Record<string, string> {
  return { [field]: messages.invalidField(academicLabels[field]) };
}
