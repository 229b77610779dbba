import * as z from "zod/mini";
import { type Call, call, registrationLimitSeconds } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { type SentShape, sentShape } from "../form-fields.ts";
import {
  type AcademicRole,
  asksFor,
  type RoleField,
  roleFields,
  type roleTerms,
} from "../roles.ts";
import { latestToday } from "../validators/date.ts";
import { absentText, formRules, nothing, optionalText } from "../wire.ts";
import { hodInviteFields } from "./hod-invite-fields.ts";
import { academicFields } from "./sign-up-fields.ts";
import { academicUserProblems } from "./sign-up-rules.ts";

/** How a supervisor names a head of department (S3.021–S3.024). */
const sentHod = {
  hodId: absentText(fieldLimits.lookupId),
  hodInvite: z.nullish(z.object(sentShape(hodInviteFields, "hodInvite."))),
};

type Asks<Role extends AcademicRole> = (typeof roleTerms)[Role]["asks"][number];

/** What a role may send: nothing of another role's (SEC-D3). */
type ShapeOf<Role extends AcademicRole> = SentShape<
  Omit<typeof academicFields, Exclude<RoleField, Asks<Role>>>,
  ""
> &
  ("hod" extends Asks<Role> ? typeof sentHod : object);

function shapeOf<Role extends AcademicRole>(role: Role): ShapeOf<Role> {
  const others: readonly string[] = roleFields.filter((field) => !asksFor(role, field));
  const own = Object.entries(sentShape(academicFields)).filter(([name]) => !others.includes(name));
  const shape: object = { ...Object.fromEntries(own), ...(asksFor(role, "hod") ? sentHod : {}) };
  return shape as ShapeOf<Role>;
}

const signUp = {
  api: "academic",
  method: "POST",
  query: z.object({ inviteKey: optionalText(fieldLimits.token) }),
  reply: nothing,
  failures: ["HOD_UNCONFIRMED", "INVITE_INVALID", "PROOF_OF_WORK_NEEDED"],
  idempotent: true,
  limitSeconds: registrationLimitSeconds,
} as const satisfies Partial<Call>;

/**
 * The body of a role: the fields of the form that it may send (S3.001–S3.024). Keys that are not listed are
 * ignored; null is absent.
 */
const checked = <Shape extends z.core.$ZodShape>(role: AcademicRole, shape: Shape) => {
  const user = z.object(shape);
  return user.check(formRules((value) => academicUserProblems(role, value, latestToday())));
};

/**
 * Registers a health professional outside the academic sector (S7.010, S4.014). The account is pending
 * until its address is verified.
 */
export const signUpHcp = call({
  ...signUp,
  path: "/v1/signup/hcp",
  body: checked("HCP", shapeOf("HCP")),
});
/** Registers a trainee (S7.011). The account is pending until its address is verified. */
export const signUpTrainee = call({
  ...signUp,
  path: "/v1/signup/trainee",
  body: checked("TRAINEE", shapeOf("TRAINEE")),
});
/**
 * Registers a supervisor, with the head of department whom they name or invite (S7.012). The account is
 * pending until its address is verified.
 */
export const signUpSupervisor = call({
  ...signUp,
  path: "/v1/signup/supervisor",
  body: checked("SUPERVISOR", shapeOf("SUPERVISOR")),
});
/** Registers a head of department (S7.013). Only with their invite (Q047); without one it is 404. */
export const signUpHod = call({
  ...signUp,
  path: "/v1/signup/hod",
  body: checked("HOD", shapeOf("HOD")),
});

/** The sign-ups by their names: a role without one does not compile. */
export const signUps = {
  signUpHcp,
  signUpTrainee,
  signUpSupervisor,
  signUpHod,
} as const satisfies {
  [Role in AcademicRole as `signUp${Capitalize<Lowercase<Role>>}`]: Call;
};

/** The same by their roles. */
export const signUpOf = {
  HCP: signUpHcp,
  TRAINEE: signUpTrainee,
  SUPERVISOR: signUpSupervisor,
  HOD: signUpHod,
} as const satisfies Record<AcademicRole, Call>;

export type AcademicUser = z.output<(typeof signUpHcp)["body"]>;
