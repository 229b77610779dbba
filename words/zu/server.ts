import type { serverWords as english } from "../en/server.ts";
import type { Translation } from "../text/translation.ts";
import { academicFieldWords } from "./academic-fields.ts";
import { contactFieldWords } from "./contact-fields.ts";
import { failureWords } from "./failures.ts";
import { fieldMessageWords } from "./field-messages.ts";
import { hodInviteWords } from "./hod-invite-fields.ts";
import { mailWords } from "./mails.ts";
import { messageWords } from "./messages.ts";
import { offerWords } from "./offer.ts";
import { otherAddressWords } from "./other-address.ts";
import { personFieldWords } from "./person-fields.ts";
import { practiceFieldWords } from "./practice-fields.ts";
import { recoveryFieldWords } from "./recovery-fields.ts";
import { smsWords } from "./sms.ts";

/** All that the server says to people: messages, and the answers to calls with the labels that they name. */
export const serverWords: Translation<typeof english> = {
  mails: mailWords,
  sms: smsWords,
  offer: offerWords.offer,
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
