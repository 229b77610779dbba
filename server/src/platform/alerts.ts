/** A warning or error of the running server, explained for the person who reads the log at night. */
interface Alert {
  /** A warning mends itself or harms one request; an error waits for a person. */
  level: "warn" | "error";
  /** What failed, a sentence. */
  what: string;
  /** What it means for people and data. */
  means: string;
  /** What to do. */
  remedy: string;
}

/** Every warning and error that the server logs, by the code that stands in its line (docs/errors.md). */
export const alerts = {
  SETTING_DOUBTFUL: {
    level: "warn",
    what: "A setting works and is seldom meant.",
    means: "The server runs; what the line says holds until the setting is changed.",
    remedy: "Change the variable that the line names and start again, or leave it if it is meant.",
  },
  DATABASE_CONNECTION_BROKE: {
    level: "warn",
    what: "A connection to the database broke.",
    means: "A request that used it may have got 503; the next one opens a connection of its own.",
    remedy:
      "Nothing for one line. For many: look whether PostgreSQL restarts, and at the network between.",
  },
  CLOCK_WRONG: {
    level: "error",
    what: "This machine's clock and the database's disagree.",
    means:
      "Codes of apps are refused, links end early or late, and what waits for its time is done at another.",
    remedy: "Let both machines keep their time by NTP (timedatectl set-ntp true), and start again.",
  },
  DATABASE_AWAY: {
    level: "error",
    what: "A request found no database.",
    means:
      "Nobody can log in or register; they get 503 and are told to try again. Nothing is lost.",
    remedy:
      "Bring PostgreSQL back, or free connections or room on its disk. The server needs no restart.",
  },
  HASHER_BUSY: {
    level: "warn",
    what: "More logins came at once than this machine can check.",
    means: "Those beyond the queue get 503 and are told to try again in two seconds.",
    remedy:
      "If it lasts: add processes or cores, or look at the logins by address, which may be an attack.",
  },
  REQUEST_FAILED: {
    level: "error",
    what: "A request ended in an error that nobody foresaw.",
    means:
      "One person got 500; what the request was about to write is undone. It is a fault of ours.",
    remedy: "Report the line with its stack. The same requestId stands in the person's answer.",
  },
  BACK_END_AWAY: {
    level: "error",
    what: "The other back end of PRACTICE_API_URL or ACADEMIC_API_URL gave no usable answer.",
    means: "Logins and registrations of that product get 503; the site itself works.",
    remedy:
      "Look at that back end: whether it runs, and whether it answers JSON within 10 seconds.",
  },
  MESSAGE_WAITS: {
    level: "warn",
    what: "A message did not leave and is tried again.",
    means:
      "Somebody waits for a mail, an SMS or an event. It is tried for 24 hours where nobody answers, 8 times where it is refused.",
    remedy:
      "If many wait: frontdoor doctor tells which way out is closed; mail test and sms test try one.",
  },
  MESSAGE_GIVEN_UP: {
    level: "error",
    what: "A message was refused or given up.",
    means: "Its mail, SMS or event reaches nobody any more by itself.",
    remedy:
      "Mend what its reason names, then: frontdoor outbox retry --all, with filters where only some are meant.",
  },
  DELIVERY_RATE_FELL: {
    level: "error",
    what: "Fewer messages of a provider arrive than the day before.",
    means: "Its receipts say so, or none come any more. People wait for links and codes.",
    remedy:
      "Look at the provider's own status page and credit, and at frontdoor_message_receipts_total; SMS_FALLBACK names another one for SMS.",
  },
  SMS_HELD: {
    level: "error",
    what: "More SMS were asked for than a limit allows.",
    means:
      "SMS wait. Many numbers of one range (smsByRange) are mostly SMS pumping: somebody is paid for each SMS that you send.",
    remedy:
      "Look where the requests come from, and leave the country out of SMS_COUNTRIES. If they are your people's, raise the limit that the line names (LIMITS).",
  },
  OUTBOX_STUCK: {
    level: "error",
    what: "The worker that sends messages could not read or mark its rows.",
    means: "Messages wait; the worker looks again within a second.",
    remedy: "Look at the database: it is away, or its disk is full.",
  },
  UPKEEP_FAILED: {
    level: "error",
    what: "A job of the maintenance failed.",
    means: "What it deletes, signs or tidies waits for its next turn. People notice nothing.",
    remedy: "Nothing for one line. If the job fails each time, look at the database and report it.",
  },
  AUDIT_MARK_MISSING: {
    level: "error",
    what: "The mark of the audit is missing beside signatures that carry codes.",
    means:
      "Somebody with the rights of the database's owner took it away, or restored a part of it.",
    remedy:
      "Treat it as a breach until explained: frontdoor audit verify, then docs/operations.md, After a breach.",
  },
  AUDIT_SEALS_FORGED: {
    level: "error",
    what: "Signatures of the audit were made with no key of ours.",
    means:
      "Somebody with the rights of the database's owner changed audit events or their signatures.",
    remedy:
      "Treat it as a breach until explained: frontdoor audit verify names the first row that breaks.",
  },
  ACCOUNT_NOT_MOVED: {
    level: "error",
    what: "An account could not be moved to the current master key.",
    means: "It works while MASTER_KEY_PREVIOUS is set, and not after that.",
    remedy: "Leave MASTER_KEY_PREVIOUS where it is and report the line; the next hour tries again.",
  },
  OPENID_REFUSED: {
    level: "warn",
    what: "A client of OpenID Connect was answered with an error.",
    means: "One login at a product did not come about; reason is the error of the standard.",
    remedy:
      "Many invalid_client: a wrong key. Many invalid_redirect_uri: an address that was not added.",
  },
  OPENID_FAILED: {
    level: "error",
    what: "OpenID Connect ended a request in an error that nobody foresaw.",
    means: "One login at a product failed.",
    remedy: "If the database is away, bring it back; else report the line.",
  },
  INSTALLATION_KEY_USED: {
    level: "warn",
    what: "The installation's key was used after its first day.",
    means:
      "Somebody did what the line's `call` says under nobody's name. The audit has it as operator.",
    remedy:
      "Ask who it was. If nobody knows, end the key (key list, key end) and read audit list. Give a script or a person a key of their own: staff add.",
  },
  CSP_VIOLATED: {
    level: "warn",
    what: "A browser told that a page tried to load what its policy forbids.",
    means:
      "Mostly an extension of the browser. Where it is the site's own, a part of a page is missing.",
    remedy: "Look only if many come with one directive and origin after an update.",
  },
} as const satisfies Record<string, Alert>;

export type AlertCode = keyof typeof alerts;
