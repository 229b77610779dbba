import type { hodInviteWords as english } from "../en/hod-invite-fields.ts";
import type { Translation } from "../text/translation.ts";

/** The dialog that invites a head of department (S5.064–S5.067). */
export const hodInviteWords: Translation<typeof english> = {
  emailAddress: { label: "Ikheli le-imeyili" },
  name: { label: "Igama", hint: "Igama nesibongo" },
};
