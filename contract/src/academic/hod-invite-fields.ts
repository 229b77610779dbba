import { hodInviteWords } from "@frontdoor/words/hod-invite-fields.ts";
import * as z from "zod/mini";
import { fieldLimits } from "../constants.ts";
import type { FieldEntry } from "../form-fields.ts";
import { emailRule, nameRule } from "../rules.ts";
import { absentText, nameText } from "../wire.ts";
import { type AcademicEntered, isHodInvited } from "./sign-up-entered.ts";

/** The dialog that invites a head of department (S5.064–S5.067), a form of its own. */
export const hodInviteFields = {
  "hodInvite.emailAddress": {
    ...hodInviteWords.emailAddress,
    section: "hod-invite",
    asked: isHodInvited,
    rule: emailRule,
    sent: absentText(fieldLimits.email),
  },
  "hodInvite.name": {
    ...hodInviteWords.name,
    section: "hod-invite",
    asked: isHodInvited,
    rule: nameRule,
    sent: z.nullish(nameText()),
  },
} as const satisfies Record<string, FieldEntry<AcademicEntered, "hod-invite">>;
