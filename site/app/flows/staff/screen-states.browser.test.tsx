import type { Call } from "@frontdoor/contract/call.ts";
import { type ListedApproval, listApprovals } from "@frontdoor/contract/products/approvals.ts";
import { type HodLink, listHodLinks } from "@frontdoor/contract/products/hod-links.ts";
import { type ListedInvite, listInvites } from "@frontdoor/contract/products/invites.ts";
import { type ListedKey, listProductKeys } from "@frontdoor/contract/products/keys.ts";
import { type ExportedLead, listLeads } from "@frontdoor/contract/products/leads.ts";
import { type ListedLookup, listLookups } from "@frontdoor/contract/products/lookups.ts";
import { listOpenidClients } from "@frontdoor/contract/products/openid.ts";
import { listOpenidApis } from "@frontdoor/contract/products/openid-apis.ts";
import { type ListedEvent, listAudit } from "@frontdoor/contract/products/operations.ts";
import { listOutbox, type OutboxMessage } from "@frontdoor/contract/products/outbox.ts";
import { type ListedPractice, listPractices } from "@frontdoor/contract/products/practices.ts";
import {
  type ListedRemoval,
  listRemovalRequests,
} from "@frontdoor/contract/products/removal-requests.ts";
import { listScopes } from "@frontdoor/contract/products/scopes.ts";
import { type ListedStaff, listStaff } from "@frontdoor/contract/products/staff.ts";
import { type ListedWebhook, listWebhooks } from "@frontdoor/contract/products/webhooks.ts";
import { consoleFrameWords } from "@frontdoor/words/staff/frame.ts";
import { consoleWebhooksWords } from "@frontdoor/words/staff/webhooks.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, holdBack, whenQuiet } from "../../../test/back-end.ts";
import { expectWithinScreen, onScreen } from "../../../test/screen.ts";
import { answerCall, idOf, openConsole, pathOf } from "../../../test/staff.ts";
import { consoleAddresses } from "./addresses.ts";
import type { navigationItems } from "./shell/navigation-items.ts";

const at = "2026-11-20T10:40:00.000Z";
const longName = "Wolfeschlegelsteinhausenbergerdorff";
const longAddress = `${"m".repeat(60)}@${"rooms".repeat(12)}.example`;
const text = `${longName} `.repeat(5).trim();
const person = { id: idOf(2), name: longName, surname: longName };

interface Listed {
  screen: (typeof navigationItems)[number]["name"];
  call: Call;
  /** What the screen shows without rows. */
  empty: string;
  /** The longest possible row. */
  row: object;
}

const lists: readonly Listed[] = [
  {
    screen: "invites",
    call: listInvites,
    empty: "No such invites.",
    row: {
      ...({ id: idOf(1), kind: "practice", status: "SENT", emailAddress: longAddress } as const),
      role: "HCP",
      practiceId: "P".repeat(40),
      createdAt: at,
      expiresAt: at,
    } satisfies ListedInvite,
  },
  {
    screen: "heads",
    call: listHodLinks,
    empty: "Nobody waits for confirmation.",
    row: {
      ...({ id: idOf(1), status: "pending", supervisor: person, clinicalUnit: text } as const),
      hod: person,
      createdAt: at,
      confirmedAt: null,
    } satisfies HodLink,
  },
  {
    screen: "removals",
    call: listRemovalRequests,
    empty: "No such removals.",
    row: {
      ...({ id: idOf(1), state: "waiting", realm: "practice", accountId: idOf(2) } as const),
      type: "PATIENT",
      maskedEmail: longAddress,
      askedBy: `staff:${idOf(9)}`,
      createdAt: at,
      expiresAt: at,
      confirmedAt: null,
      restorableUntil: null,
      erasedAt: null,
    } satisfies ListedRemoval,
  },
  {
    screen: "practices",
    call: listPractices,
    empty: "No such practices.",
    row: {
      id: "P".repeat(40),
      name: text,
      active: true,
      hasLogo: true,
      updatedAt: at,
    } satisfies ListedPractice,
  },
  {
    screen: "contactRequests",
    call: listLeads,
    empty: "No such contact requests.",
    row: {
      ...({ id: idOf(1), origin: "practice", name: longName, lastName: longName } as const),
      ...({ email: longAddress, phoneNumber: "+27821234567", consentText: text } as const),
      ...({ createdAt: at, state: "new", stateChangedAt: at } as const),
      stateChangedBy: `staff:${idOf(9)}`,
      staffName: longName,
    } satisfies ExportedLead,
  },
  {
    screen: "formLists",
    call: listLookups,
    empty: "No such entries.",
    row: { parentId: "", id: "I".repeat(40), name: text, active: true } satisfies ListedLookup,
  },
  {
    screen: "outbox",
    call: listOutbox,
    empty: "No such messages.",
    row: {
      ...({ id: idOf(1), kind: "practice.reset-mail", state: "given-up" } as const),
      attempts: 99,
      createdAt: at,
      lastError: text,
    } satisfies OutboxMessage,
  },
  {
    screen: "webhooks",
    call: listWebhooks,
    empty: consoleWebhooksWords.empty,
    row: {
      ...({ id: idOf(1), product: "practice", url: `https://${"a".repeat(60)}.example/` } as const),
      createdAt: at,
      endedAt: null,
      previousSecretUntil: at,
    } satisfies ListedWebhook,
  },
  {
    screen: "apiKeys",
    call: listProductKeys,
    empty: "No key is valid.",
    row: {
      ...({ id: idOf(1), holder: "practice", label: "L".repeat(60), createdAt: at } as const),
    } satisfies ListedKey,
  },
  {
    screen: "audit",
    call: listAudit,
    empty: "No such events.",
    row: {
      id: idOf(1),
      at,
      kind: "account-archived",
      by: `staff:${idOf(9)}`,
      staffName: text,
      subjectId: idOf(2),
      aboutStaff: null,
      realm: "practice",
      details: { reason: text, from: "10.0.4.0/24" },
    } satisfies ListedEvent,
  },
  {
    screen: "approvals",
    call: listApprovals,
    empty: "Nothing waits for a second person.",
    row: {
      ...({ id: idOf(1), call: "archiveAccount", input: { reason: text }, reason: text } as const),
      whom: text,
      ...({ askedBy: { id: idOf(8), name: text }, decidedBy: null, askedAt: at } as const),
      ...({ expiresAt: at, decidedAt: null, state: "pending" } as const),
    } satisfies ListedApproval,
  },
  {
    screen: "members",
    call: listStaff,
    empty: "There is nobody.",
    row: {
      ...({ id: idOf(1), name: text, emailAddress: longAddress, role: "registrar" } as const),
      createdAt: at,
      endedAt: null,
      keyExpiresAt: at,
      keyLastUsedAt: at,
      consoleSince: at,
      lastLoginAt: at,
    } satisfies ListedStaff,
  },
];

/** Answers the screens' other calls. */
function answerTheRest() {
  for (const call of [listStaff, listScopes, listOpenidClients, listOpenidApis]) {
    answerCall(call, []);
  }
}

test.each(lists)(
  "$screen says that it waits, that it failed, and once asked again that there is nothing, with the focus in the page",
  async ({ screen, call, empty }) => {
    answerTheRest();
    answerCall(call, { status: 503, code: "BUSY", message: "Not now." });
    const comes = holdBack(pathOf(call));
    await openConsole(consoleAddresses[screen]);
    await expect.element(page.css("main [aria-busy=true], main .loading").first()).toBeVisible();
    await expect.element(page.getByText(empty)).toHaveLength(0);
    comes();
    const failure = page.getByRole("alert");
    await expect.element(failure.getByText("Not now.")).toBeVisible();
    answer(pathOf(call), { status: 200, body: [] });
    await failure.getByRole("button", { name: consoleFrameWords.failed.again }).click();
    await expect.element(page.getByText(empty)).toBeVisible();
    await expect.element(page.getByRole("main")).toHaveFocus();
  },
);

test.each(lists)(
  "$screen full of the longest rows lies on the screen of a phone and of a desk, and says that there are more",
  async ({ screen, call, row }) => {
    answerTheRest();
    const body = Array.from({ length: 25 }, (_, place) => ({ ...row, id: idAt(row, place) }));
    const link = `<${window.location.origin}/?after=${idOf(5)}>; rel="next"`;
    answer(pathOf(call), { status: 200, body, headers: { link } });
    await openConsole(consoleAddresses[screen]);
    await expect.poll(() => page.css("main tbody tr").elements().length).toBeGreaterThan(24);
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await onScreen(width, height);
      await whenQuiet();
      expectWithinScreen();
    }
    const older = page.getByRole("button", { name: consoleFrameWords.pages.older });
    if (screen !== "formLists") await expect.element(older.first()).toBeEnabled();
  },
);

/** Practices and list entries have ids that the operator chose. */
function idAt(row: object, place: number): string {
  const made = "id" in row ? String(row.id) : "";
  return `${made.slice(0, -2)}${place + 10}`;
}
