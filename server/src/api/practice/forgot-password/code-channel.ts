import type { Account } from "../../../identity/accounts/account-store.ts";
import type { Services } from "../../../process/services.ts";

/** A number that was changed gets no code before this many days have passed (SEC-C6). */
const settledNumberDays = 7;

/**
 * The channel by which an account's one-time password is sent. Until the email address is verified, the phone that was
 * registered with it is as trustworthy as the address. After that the phone may be a stranger's until it is confirmed,
 * so the code goes in the mail beside the link (SEC-C6). An imported account may have no phone.
 */
export function codeChannel(
  account: Pick<
    Account,
    "cell_number" | "email_proven_at" | "number_confirmed_at" | "cell_number_changed_at"
  >,
  now: Date,
): "sms" | "mail" {
  if (account.cell_number === "") return "mail";
  const isOwners = account.email_proven_at === null || account.number_confirmed_at !== null;
  return isOwners && isSettled(account.cell_number_changed_at, now) ? "sms" : "mail";
}

/** The number of the registration is taken as it stands. */
function isSettled(changedAt: Date | null, now: Date): boolean {
  if (changedAt === null) return true;
  return now.getTime() - changedAt.getTime() >= settledNumberDays * 86_400_000;
}

/** Whether one-time passwords can be sent: by an SMS gateway, or into the inbox that captures messages (Q073). */
export function isOtpAvailable({ config }: Pick<Services, "config">): boolean {
  return config.sms !== null || config.inbox;
}
