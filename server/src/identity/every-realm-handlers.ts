import type { Realm } from "@frontdoor/contract/products.ts";
import type { MailConfig } from "../platform/mail/letter.ts";
import { changeMailHandlers } from "./changes/change-mail.ts";
import { addressLostHandlers } from "./contact/address-lost.ts";
import { emailVerificationHandlers } from "./contact/email-verification-mail.ts";
import { importedHandlers } from "./contact/imported-mail.ts";
import { numberCodeHandlers } from "./contact/number-code-sms.ts";
import { signUpLinkHandlers } from "./contact/sign-up-link.ts";
import { storedDataHandlers } from "./contact/stored-data-link.ts";
import type { AuthenticatorDeps } from "./login/attempt-records.ts";
import { warningHandlers } from "./login/warnings.ts";
import { passwordChangedHandlers } from "./recovery/password-changed.ts";
import { archivedHandlers } from "./removal/archived-mail.ts";
import { removalMailHandlers } from "./removal/removal.ts";
import { type LogoutDeps, logoutHandlers } from "./sessions/logout-handlers.ts";
import { oneTimeCodeHandlers } from "./two-step/one-time-code.ts";
import { stepWarningHandlers } from "./two-step/two-step-warning.ts";

/** The messages that people of both realms get, from the jobs that both have. */
export function everyRealmHandlers(
  deps: AuthenticatorDeps & LogoutDeps & { config: MailConfig },
  realm: Realm,
) {
  return {
    ...warningHandlers(deps, realm),
    ...removalMailHandlers(deps),
    ...signUpLinkHandlers(deps, realm),
    ...passwordChangedHandlers(deps.config),
    ...changeMailHandlers(deps),
    ...addressLostHandlers(deps.config),
    ...stepWarningHandlers(deps.config),
    ...oneTimeCodeHandlers(deps),
    ...storedDataHandlers(deps),
    ...emailVerificationHandlers(deps),
    ...numberCodeHandlers(deps),
    ...archivedHandlers(deps.config),
    ...importedHandlers(deps.config),
    ...logoutHandlers(deps),
  };
}
