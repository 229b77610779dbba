import { passwordChangedKind } from "../../mechanisms/accounts/replace-password.ts";
import { letterOf } from "../../mechanisms/authenticator/warnings.ts";
import type { OutboxHandlers } from "../../mechanisms/outbox/outbox-worker.ts";
import type { AcademicDeps } from "../academic-deps.ts";
import { passwordChangedLetter } from "./reset-password.mails.ts";

export function resetPasswordHandlers({ config }: AcademicDeps): OutboxHandlers {
  return {
    [passwordChangedKind("academic")]: {
      send: (db, row) =>
        letterOf(db, row, (account) => passwordChangedLetter(account, config.publicUrl)),
    },
  };
}
