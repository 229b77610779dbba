import type { serverWords as english } from "../en/server.ts";
import type { Translation } from "../text/translation.ts";
import { academicWords } from "./academic.ts";
import { academicFieldWords } from "./academic-fields.ts";
import { changeMailWords } from "./change-mails.ts";
import { contactFieldWords } from "./contact-fields.ts";
import { disciplineWords } from "./disciplines.ts";
import { failureWords } from "./failures.ts";
import { fieldMessageWords } from "./field-messages.ts";
import { hodInviteWords } from "./hod-invite-fields.ts";
import { institutionWords } from "./institutions.ts";
import { mailWords } from "./mails.ts";
import { messageWords } from "./messages.ts";
import { momentWords } from "./moments.ts";
import { offerWords } from "./offer.ts";
import { otherAddressWords } from "./other-address.ts";
import { passkeyWords } from "./passkeys.ts";
import { personFieldWords } from "./person-fields.ts";
import { postedFormWords } from "./posted-form.ts";
import { postWords } from "./posts.ts";
import { practiceFieldWords } from "./practice-fields.ts";
import { recoveryFieldWords } from "./recovery-fields.ts";
import { roleWords } from "./roles.ts";
import { smsWords } from "./sms.ts";

/**
 * All that the server says to people: messages, the answers to calls with the labels that they name, and the
 * names of its lists.
 */
export const serverWords: Translation<typeof english> = {
  mails: mailWords,
  changeMails: changeMailWords,
  moments: momentWords,
  sms: smsWords,
  offer: offerWords.offer,
  stay: offerWords.stay,
  forms: postedFormWords,
  passkeys: passkeyWords,
  roles: roleWords,
  lists: [academicWords.disciplines.names, disciplineWords, postWords, institutionWords],
  answers: {
    failures: failureWords,
    messages: messageWords,
    fieldMessages: fieldMessageWords,
    labels: [
      academicFieldWords,
      contactFieldWords,
      hodInviteWords,
      otherAddressWords,
      personFieldWords,
      practiceFieldWords,
      recoveryFieldWords,
    ],
  },
};
