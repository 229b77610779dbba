import * as z from "zod/mini";
import { defaultPracticeUserType, fieldLimits } from "../constants.ts";
import { sentShape } from "../form-fields.ts";
import { optionalText, text } from "../wire.ts";
import { practiceFields } from "./sign-up-fields.ts";

/**
 * The practice user (S3.025–S3.041): the fields that the form sends, and what it sends beside them. Keys
 * that are not listed are ignored, never bound. The form's confirmation and username type stay in the
 * browser (Q052).
 */
export const practiceUser = z.object({
  ...sentShape(practiceFields),
  phone: z.optional(z.object({ number: practiceFields.practicePhone.sent })),
  hcp: z.optional(z.object(sentShape(practiceFields, "hcp."))),
  inviteCode: optionalText(fieldLimits.token),
  type: z._default(
    text(fieldLimits.lookupId).check(z.overwrite((type) => type.trim() || defaultPracticeUserType)),
    defaultPracticeUserType,
  ),
});

export type PracticeUser = z.output<typeof practiceUser>;
