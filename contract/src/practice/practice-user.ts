import * as z from "zod/mini";
import {
  defaultPracticeUserType,
  fieldLimits,
  identityTypes,
  practiceNumberLength,
} from "../constants.ts";
import {
  nameText,
  newPasswordText,
  optionalRuledText,
  optionalText,
  ruledText,
  text,
} from "../wire.ts";

/**
 * The practice user (S3.025–S3.041). Keys that are not listed are ignored, never bound. The form's
 * confirmation and username type stay in the browser (Q052).
 */
export const practiceUser = z.object({
  username: text(fieldLimits.username),
  password: newPasswordText,
  firstname: nameText(),
  lastname: nameText(),
  emailAddress: text(fieldLimits.email),
  cellularNumber: ruledText(fieldLimits.phone),
  practicePhone: optionalRuledText(fieldLimits.phone),
  identityType: z.enum(identityTypes),
  identityNumber: optionalRuledText(fieldLimits.identityNumber),
  passportNumber: optionalRuledText(fieldLimits.passportNumber),
  passportCountry: optionalText(fieldLimits.lookupId),
  practiceNumber: optionalRuledText(practiceNumberLength),
  phone: z.optional(z.object({ number: optionalRuledText(fieldLimits.phone) })),
  hcp: z.optional(
    z.object({
      discipline: optionalText(fieldLimits.lookupId),
      speciality: optionalText(fieldLimits.lookupId),
      role: optionalText(fieldLimits.lookupId),
      hpcsaNumber: optionalRuledText(fieldLimits.hpcsaNumber),
    }),
  ),
  inviteCode: optionalText(fieldLimits.token),
  type: z._default(
    text(fieldLimits.lookupId).check(z.overwrite((type) => type.trim() || defaultPracticeUserType)),
    defaultPracticeUserType,
  ),
  /** The terms a person ticked (SEC-D16): an explicit `false` is refused. */
  termsAccepted: z.optional(z.boolean()),
});

export type PracticeUser = z.output<typeof practiceUser>;
