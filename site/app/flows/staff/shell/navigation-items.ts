import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { consoleFrameWords } from "@frontdoor/words/staff/frame.ts";
import type { ConsoleIconName } from "../icons.tsx";

interface NavigationItem {
  name: keyof typeof consoleFrameWords.items;
  icon: ConsoleIconName;
  /** The call that the role needs to see the screen. */
  call: keyof ProductCalls;
}

/** The screens of the side bar, in its order. */
export const navigationItems: readonly NavigationItem[] = [
  { name: "overview", icon: "house", call: "showOverview" },
  { name: "search", icon: "search", call: "findAccounts" },
  { name: "invites", icon: "send", call: "listInvites" },
  { name: "heads", icon: "people", call: "listHodLinks" },
  { name: "removals", icon: "archive", call: "listRemovalRequests" },
  { name: "practices", icon: "practice", call: "listPractices" },
  { name: "importPeople", icon: "people", call: "importPeople" },
  { name: "contactRequests", icon: "phone", call: "listLeads" },
  { name: "formLists", icon: "pencil", call: "listLookups" },
  { name: "outbox", icon: "mail", call: "listOutbox" },
  { name: "webhooks", icon: "webhook", call: "listWebhooks" },
  { name: "openid", icon: "key", call: "listOpenidClients" },
  { name: "apiKeys", icon: "lock", call: "listProductKeys" },
  { name: "numbers", icon: "chart", call: "readStatistics" },
  { name: "audit", icon: "list", call: "listAudit" },
  { name: "approvals", icon: "agree", call: "listApprovals" },
  { name: "members", icon: "badge", call: "listStaff" },
];
