import { failedStates } from "@frontdoor/contract/products/outbox.ts";
import type { TimelineEntry } from "@frontdoor/contract/products/support.ts";
import type { timelineWords } from "@frontdoor/words/staff/timeline.ts";
import { isMessage } from "../event-words.ts";
import type { ConsoleIconName } from "../icons.tsx";

const isLogin = (what: string) =>
  /^(?:logged-in|login-failed|account-(?:un)?locked|account-page-opened|signed-out|signed-out-everywhere|device-signed-out|openid-signed-in|login-kept|handed-off|second-step-failed|recovery-code-used)$/.test(
    what,
  );

type Filter = Exclude<keyof (typeof timelineWords)["filters"], "label">;

/** Whether a filter shows an event. */
export function isOf(filter: Filter, what: string): boolean {
  switch (filter) {
    case "all":
      return true;
    case "logins":
      return isLogin(what);
    case "messages":
      return isMessage(what);
    case "changes":
      return !isLogin(what) && !isMessage(what);
    default:
      return filter satisfies never;
  }
}

const hasFailed = (state: unknown) => failedStates.some((each) => each === state);

interface Look {
  icon: ConsoleIconName;
  kind: "ok" | "error" | "plain";
}

/** Returns the look of an event: good, bad or neutral, never by colour alone. */
export function eventLook({ what, details }: TimelineEntry): Look {
  if (isMessage(what)) return { icon: "mail", kind: hasFailed(details.state) ? "error" : "plain" };
  if (what === "account-locked") return { icon: "lock", kind: "error" };
  if (what === "account-unlocked") return { icon: "open", kind: "ok" };
  if (/^(?:logged-in|email-proven|number-confirmed)$/.test(what))
    return { icon: "good", kind: "ok" };
  if (/failed|wrong/.test(what)) return { icon: "bad", kind: "plain" };
  if (/second-step|recovery/.test(what)) return { icon: "step", kind: "plain" };
  if (/archived|erased|removal/.test(what)) return { icon: "archive", kind: "plain" };
  if (/signed-out/.test(what)) return { icon: "leave", kind: "plain" };
  if (/changed|asked|taken-back|moved/.test(what)) return { icon: "pencil", kind: "plain" };
  if (/regist|invite|hod/.test(what)) return { icon: "people", kind: "plain" };
  return { icon: "info", kind: "plain" };
}
