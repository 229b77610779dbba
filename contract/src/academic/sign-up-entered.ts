import * as z from "zod/mini";
import { type AcademicRole, asksFor, isByInvite, type RoleField } from "../roles.ts";
import { hodRecord } from "./lookups.ts";

/** The head of department that a supervisor names: one who is here, or one to invite (Q056). */
export const namedHod = z.discriminatedUnion("is", [
  z.object({ is: z.literal("found"), hod: hodRecord }),
  z.object({ is: z.literal("invited"), emailAddress: z.string(), name: z.string() }),
]);
export type NamedHod = z.output<typeof namedHod>;

/** The values that decide which other fields apply. */
export interface AcademicEntered {
  /** Open at first; outside the sector HCP. */
  role: AcademicRole | "";
  academicSector?: string | undefined;
  identityType?: string | undefined;
  disciplineId?: string | undefined;
  specialityId?: string | undefined;
  /** As a body names the head of department: by id, or to be invited. */
  hodId?: string | null | undefined;
  hodInvite?: object | null | undefined;
  /** As the form does. */
  hod?: NamedHod | null | undefined;
  password?: string | undefined;
  termsAccepted?: boolean | undefined;
  /** The chosen grade is named `Registrar` (S4.029). */
  isRegistrar?: boolean;
  /** The HOD's institution or speciality differs, or the server asked (S4.016, S4.019, S4.020). */
  isHodQuestioned?: boolean;
  now?: Date;
}

export const ofRole = (field: RoleField) => (entered: AcademicEntered) =>
  asksFor(entered.role, field);
export const worksInSector = ({ academicSector }: AcademicEntered) => academicSector === "Yes";
/** An invite that alone opens its role leaves neither sector nor role to choose (S4.034, S4.035). */
export const isSectorOpen = ({ role }: AcademicEntered) => !isByInvite(role);
export const isHodChosen = ({ hodId }: AcademicEntered) => (hodId ?? "").trim() !== "";

/** Of a chosen head of department and an invited one the chosen one counts (Q056). */
export const isHodInvited = (entered: AcademicEntered) =>
  asksFor(entered.role, "hod") && !isHodChosen(entered) && (entered.hodInvite ?? null) !== null;
