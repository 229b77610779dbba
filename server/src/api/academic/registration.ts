import type { AcademicRole } from "@frontdoor/contract/roles.ts";
import type { Identity } from "../../identity/accounts/identity-store.ts";
import { decrypt, encrypt } from "../../platform/encryption.ts";
import type { Keys } from "../../platform/keys/keys.ts";

/** What only academic users have; fields of another role are null. */
export interface AcademicProfile {
  disciplineId: string;
  specialityId: string;
  gradeId: string;
  hpcsaNumber: string;
  practiceNumber: string | null;
  trainingInstitutionId: string | null;
  traineePostNumber: string | null;
  /** `YYYY-MM-DD` */
  registrarAppointedOn: string | null;
  clinicalUnit: string | null;
}

/** The head of department that a supervisor named: one with an account, or one to invite (Q056). */
export type NamedHod = { accountId: string } | { emailAddress: string; name: string };

/** An academic user that every rule of the server has passed; trimmed, the number in international form. */
export interface Registration {
  role: AcademicRole;
  /** Also the username (S3.001). */
  email: string;
  name: string;
  surname: string;
  cellNumber: string;
  identity: Identity;
  profile: AcademicProfile;
  hod: NamedHod | null;
}

type Encrypted = Omit<Registration, "role" | "email">;

/** Encrypts what a person typed under the id of its pending registration (SEC-H2). */
export function encryptRegistration(
  keys: Keys,
  id: string,
  { role: _role, email: _email, ...encrypted }: Registration,
): string {
  return encrypt(keys, JSON.stringify(encrypted satisfies Encrypted), id);
}

/** @throws Error when the key is gone or the text belongs to another row */
export function openRegistration(
  keys: Keys,
  row: { id: string; role: AcademicRole; email: string; profile_sealed: string },
): Registration {
  const encrypted: Encrypted = JSON.parse(decrypt(keys, row.profile_sealed, row.id));
  return { ...encrypted, role: row.role, email: row.email };
}
