import { type ShownAccount, showAccount } from "@frontdoor/contract/products/accounts.ts";
import { listNotes } from "@frontdoor/contract/products/notes.ts";
import { findAccounts, readTimeline } from "@frontdoor/contract/products/support.ts";
import type { StaffRole } from "@frontdoor/contract/staff/roles.ts";
import { consoleFrameWords } from "@frontdoor/words/staff/frame.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { callsTo } from "../../../test/back-end.ts";
import { foundAccount, shownAccount } from "../../../test/console-accounts.ts";
import { answerCall, idOf, openConsole } from "../../../test/staff.ts";
import { expectTexts } from "../../../test/texts.ts";
import { type ConsoleScreen, consoleAddresses } from "./addresses.ts";
import { navigationItems } from "./shell/navigation-items.ts";

const desk = ["Invites", "Heads to confirm", "Removals", "Practices"];
const connecting = ["Webhooks", "OpenID Connect", "Keys and scopes"];
const reading = ["Numbers", "Audit", "Approvals", "Staff"];
const mild = [
  "Send a reset link…",
  "Resend the verification email…",
  "Change the address…",
  "Unlock…",
  "Sign out everywhere…",
  "Mail the file of their data…",
];

/** What a role sees in the side bar, the palette, and on the page of a person for whom every action applies. */
interface Sees {
  screens: readonly string[];
  /** Null if the role sees no account. */
  person: { actions: readonly string[]; parts: readonly string[] } | null;
}

const roles: Readonly<Record<StaffRole, Sees>> = {
  support: {
    screens: ["Overview", "Search", ...desk, "Outbox"],
    person: {
      actions: [...mild, "Mail a one-time code…", "Suspend…"],
      parts: ["What happened", "Notes of support"],
    },
  },
  registrar: {
    screens: ["Overview", ...desk, "Contact requests", "Lists of the forms", "Outbox", "Numbers"],
    person: { actions: [], parts: [] },
  },
  marketing: { screens: ["Overview", "Contact requests", "Numbers"], person: null },
  integrator: { screens: ["Overview", ...connecting], person: null },
  auditor: {
    screens: [
      ...["Overview", "Removals", "Practices", "Lists of the forms", "Outbox"],
      ...connecting,
      ...reading,
    ],
    person: { actions: [], parts: ["What happened"] },
  },
  owner: {
    screens: [
      ...["Overview", "Search", ...desk, "Import of people", "Contact requests"],
      ...["Lists of the forms", "Outbox", ...connecting, ...reading],
    ],
    person: {
      actions: [
        ...mild,
        ...["Mail a one-time code…", "Suspend…", "End two-step verification…", "Archive…"],
      ],
      parts: ["What happened", "Notes of support"],
    },
  },
};
const table = Object.entries(roles) as [StaffRole, Sees][];
/** A person to whom every action applies but those that need a suspension or a removal. */
const account: ShownAccount = {
  ...shownAccount,
  locked: true,
  twoStep: true,
  passkeys: 2,
  lastLoginAt: null,
};
const region = (name: string) => page.getByRole("region", { name, exact: true });

test.each(table)(
  "[SEC-L1] %s finds the screens of the role at the side and in the palette, and no key of another",
  async (role, { screens }) => {
    await openConsole("/staff/own-login", role);
    await expectTexts(page.css("nav a"), screens);
    const searches = screens.includes("Search") ? 1 : 0;
    await expect.element(page.getByRole("searchbox")).toHaveLength(searches);
    await expect.element(page.css(".staff-nav__keys").getByText("search")).toHaveLength(searches);
    await userEvent.keyboard("{Control>}k{/Control}");
    await expectTexts(
      page.getByRole("option", { name: /^Go to (?!your)/ }),
      screens.map((name) => `Go to ${name}`),
    );
    await userEvent.keyboard("{Escape}");
    await page.getByRole("button", { name: /all shortcuts/ }).click();
    await expect.element(page.getByText("Go to the search")).toHaveLength(searches);
    await expect.element(page.getByText("On a person’s page:")).toHaveLength(searches);
  },
);

test.each(table.filter(([role]) => role !== "owner"))(
  "[SEC-L1] %s who types the address of another role's screen reads that it is not for them, and nothing is asked",
  async (role, { screens, person }) => {
    const others: ConsoleScreen[] = navigationItems
      .map(({ name }) => name)
      .filter((name) => !screens.includes(consoleFrameWords.items[name]));
    if (!screens.includes("Invites")) others.push("bulkInvites");
    if (person === null) others.push("person");
    for (const name of others) {
      await openConsole(`${consoleAddresses[name]}?id=${idOf(1)}`, role);
      await expect.element(page.getByText("Not for your role")).toBeVisible();
    }
    // The side bar asks for a hundred rows, a screen for fewer.
    const asked = callsTo(/\/api\/products\//).map(({ url }) => url);
    expect(asked.filter((url) => !url.endsWith("limit=100"))).toEqual([]);
  },
);

const readers = table.flatMap(([role, { person }]) =>
  person === null ? [] : [{ role, ...person }],
);
test.each(readers)(
  "[SEC-L1] $role sees of a person, and can do about them, what the role may",
  async ({ role, ...person }) => {
    answerCall(findAccounts, { accounts: [foundAccount], more: false });
    answerCall(showAccount, account);
    answerCall(readTimeline, []);
    answerCall(listNotes, []);
    await openConsole(`/staff/person?id=${idOf(1)}`, role);
    await expect.element(page.getByText(account.maskedEmail)).toBeVisible();
    const actions = region("Actions");
    for (const name of person.actions) {
      await expect.element(actions.getByRole("button", { name })).toBeVisible();
    }
    await expect.element(actions.getByRole("button")).toHaveLength(person.actions.length);
    const none = actions.getByText("Your role has no actions here.");
    await expect.element(none).toHaveLength(person.actions.length === 0 ? 1 : 0);
    for (const part of ["What happened", "Notes of support"]) {
      await expect.element(region(part)).toHaveLength(person.parts.includes(part) ? 1 : 0);
    }
  },
);
