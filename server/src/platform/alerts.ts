/**
 * A line of the log, explained for the person who reads it at night.
 * @param what failed, a sentence
 * @param means for people and data
 * @param remedy what to do
 */
const alert =
  <Level extends "warn" | "error">(level: Level) =>
  (what: string, means: string, remedy: string) => ({ level, what, means, remedy });
/** It mends itself or harms one request. */
const warn = alert("warn");
/** It waits for a person. */
const error = alert("error");

/** Every warning and error that the server logs, by the code that stands in its line (docs/errors.md). */
export const alerts = {
  SETTING_DOUBTFUL: warn(
    "A setting works and is seldom meant.",
    "The server runs; what the line says holds until the setting is changed.",
    "Change the variable that the line names and start again, or leave it if it is meant.",
  ),
  DATABASE_CONNECTION_BROKE: warn(
    "A connection to the database broke.",
    "A request that used it may have got 503; the next one opens a connection of its own.",
    "Nothing for one line. For many: look whether PostgreSQL restarts, and at the network between.",
  ),
  CLOCK_WRONG: error(
    "This machine's clock and the database's disagree.",
    "Codes of apps are refused, links end early or late, and what waits for its time is done at another.",
    "Let both machines keep their time by NTP (timedatectl set-ntp true), and start again.",
  ),
  DATABASE_AWAY: error(
    "A request found no database.",
    "Nobody can log in or register; they get 503 and are told to try again. Nothing is lost.",
    "Bring PostgreSQL back, or free connections or room on its disk. The server needs no restart.",
  ),
  HASHER_BUSY: warn(
    "More logins came at once than this machine can check.",
    "Those beyond the queue get 503 and are told to try again in two seconds.",
    "If it lasts: add processes or cores, or look at the logins by address, which may be an attack.",
  ),
  REQUEST_FAILED: error(
    "A request ended in an error that nobody foresaw.",
    "One person got 500; what the request was about to write is undone. It is a fault of ours.",
    "Report the line with its stack. The same requestId stands in the person's answer.",
  ),
  BACK_END_AWAY: error(
    "The other back end of PRACTICE_API_URL or ACADEMIC_API_URL gave no usable answer.",
    "Logins and registrations of that product get 503; the site itself works.",
    "Look at that back end: whether it runs, and whether it answers JSON within 10 seconds.",
  ),
  MESSAGE_WAITS: warn(
    "Messages did not leave and are tried again.",
    "Somebody waits for a mail, an SMS or an event. Mails and SMS are tried for 24 hours, events and unclear answers 8 times.",
    "If many wait: frontdoor doctor tells which way out is closed; mail test and sms test try one.",
  ),
  MESSAGE_GIVEN_UP: error(
    "A message was refused or given up.",
    "Its mail, SMS or event reaches nobody any more by itself.",
    "Mend what its reason names, then: frontdoor outbox retry --all, with filters where only some are meant.",
  ),
  DELIVERY_RATE_FELL: error(
    "Fewer messages of a provider arrive than the day before.",
    "Its receipts say so, or none come any more. People wait for links and codes.",
    "Look at the provider's own status page and credit, and at frontdoor_message_receipts_total; SMS_FALLBACK names another one for SMS.",
  ),
  SMS_HELD: error(
    "More SMS were asked for than a limit allows.",
    "SMS wait. Many numbers of one range (smsByRange) are mostly SMS pumping: somebody is paid for each SMS that you send.",
    "Look where the requests come from, and leave the country out of SMS_COUNTRIES. If they are your people's, raise the limit that the line names (LIMITS).",
  ),
  OUTBOX_STUCK: error(
    "The worker that sends messages could not read or mark its rows.",
    "Messages wait; the worker looks again within a second.",
    "Look at the database: it is away, or its disk is full.",
  ),
  MAINTENANCE_FAILED: error(
    "A job of the maintenance failed.",
    "What it deletes, signs or tidies waits for its next turn. People notice nothing.",
    "Nothing for one line. If the job fails each time, look at the database and report it.",
  ),
  AUDIT_MARK_MISSING: error(
    "The mark of the audit is missing beside signatures that carry codes.",
    "Somebody with the rights of the database's owner took it away, or restored a part of it.",
    "Treat it as a breach until explained: frontdoor audit verify, then docs/operations.md, After a breach.",
  ),
  AUDIT_SIGNATURES_FORGED: error(
    "Signatures of the audit were made with no key of ours.",
    "Somebody with the rights of the database's owner changed audit events or their signatures.",
    "Treat it as a breach until explained: frontdoor audit verify names the first row that breaks.",
  ),
  ACCOUNT_NOT_MOVED: error(
    "An account could not be moved to the current master key.",
    "It works while MASTER_KEY_PREVIOUS is set, and not after that.",
    "Leave MASTER_KEY_PREVIOUS where it is and report the line; the next hour tries again.",
  ),
  OPENID_REFUSED: warn(
    "A client of OpenID Connect was answered with an error.",
    "One login at a product did not come about; reason is the error of the standard.",
    "Many invalid_client: a wrong key. Many invalid_redirect_uri: an address that was not added.",
  ),
  OPENID_FAILED: error(
    "OpenID Connect ended a request in an error that nobody foresaw.",
    "One login at a product failed.",
    "If the database is away, bring it back; else report the line.",
  ),
  INSTALLATION_KEY_USED: warn(
    "The installation's key was used after its first day.",
    "Somebody made the line's `call`, and it names nobody. The audit has it as operator.",
    "Ask who it was. If nobody knows, end the key (key list, key end) and read audit list. Give a script or a person a key of their own: staff add.",
  ),
  CSP_VIOLATED: warn(
    "A browser told that a page tried to load what its policy forbids.",
    "Mostly an extension of the browser. Where it is the site's own, a part of a page is missing.",
    "Look only if many come with one directive and origin after an update.",
  ),
};

export type AlertCode = keyof typeof alerts;
