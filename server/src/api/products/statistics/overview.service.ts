import {
  type DayFigure,
  dayFigures,
  type Overview,
  type OverviewNeed,
  overviewNeeds,
} from "@frontdoor/contract/products/statistics.ts";
import { productNames } from "@frontdoor/contract/products.ts";
import { type Caller, permissions } from "@frontdoor/contract/staff/permissions.ts";
import { dayOf } from "../../../operations/statistics/statistics-store.ts";
import { whoIs } from "../../../platform/audit/actor.ts";
import { lastBackup } from "../../../platform/database/embedded/last-backup.ts";
import { lastFindings } from "../../../platform/last-findings.ts";
import type { Services } from "../../../process/services.ts";
import type { ProductHandlers } from "../product-context.ts";
import {
  approvalsFor,
  countOf,
  countsOfDays,
  type DayCount,
  failedMessages,
  hodsToConfirm,
  keysEndingBefore,
  secretsEnding,
  unreachableSince,
} from "./overview.store.ts";
import { daysAfter } from "./periods.ts";

const dayMilliseconds = 86_400_000;
const backupDays = 2;
const endingDays = 14;
const bouncedDays = 7;
/** Days after which the findings of `doctor` are too old to show. */
const findingsDays = 8;
/** Failed logins in a day from which an attack is suspected, if they are also many times those of a week before. */
const attackFailures = 200;
const attackTimes = 4;

/** Who sees which need: those who may make the call that settles it, or may see it. A backup is made at the machine. */
const toldTo: Readonly<Record<OverviewNeed, readonly Caller[]>> = {
  attack: permissions.listAudit,
  backup: ["owner"],
  doctor: ["owner"],
  "failed-messages": permissions.retryOutbox,
  "failed-deliveries": permissions.sendDeliveryAgain,
  approvals: permissions.confirmApproval,
  heads: permissions.confirmHodLink,
  keys: permissions.renewStaffKey,
  unreachable: permissions.showMessage,
  "client-secrets": permissions.rotateOpenidClient,
};

/** The console's overview: what needs attention, and the day's figures. */
export function createOverviewService({ database, clock, config }: Services) {
  const { kysely } = database;

  return {
    async showOverview(_input, { caller, actor }) {
      const now = clock();
      const daysLater = (days: number) => new Date(now.getTime() + days * dayMilliseconds);
      const day = dayOf(now);
      const dayBefore = daysAfter(day, -7);
      const rows = await countsOfDays(kysely, [day, dayBefore]);
      const figures = figuresOf(rows, day);
      const findings = findingsOf(config.dataDir, now);
      const counters: Record<OverviewNeed, () => Promise<number>> = {
        attack: async () => attackIn(figures),
        backup: async () => (isBackupLate(config, now) ? 1 : 0),
        "failed-messages": () => countOf(failedMessages(kysely, "people")),
        "failed-deliveries": () => countOf(failedMessages(kysely, "webhooks")),
        approvals: () => countOf(approvalsFor(kysely, whoIs(actor), now)),
        heads: () => countOf(hodsToConfirm(kysely)),
        keys: () => countOf(keysEndingBefore(kysely, { now, end: daysLater(endingDays) })),
        doctor: async () => findings.length,
        unreachable: () => countOf(unreachableSince(kysely, daysLater(-bouncedDays))),
        "client-secrets": () => countOf(secretsEnding(kysely, now)),
      };
      const needs: Overview["needs"] = [];
      for (const what of overviewNeeds) {
        if (!toldTo[what].includes(caller.as)) continue;
        const count = await counters[what]();
        if (count > 0) needs.push({ what, count, ...(what === "doctor" && { found: findings }) });
      }
      return { needs, day, dayBefore, figures, at: now.toISOString() };
    },
  } satisfies ProductHandlers;
}

/** The latest findings of `doctor`, if they are recent enough. */
function findingsOf(dataDir: string, now: Date): string[] {
  const last = lastFindings(dataDir);
  if (last === null) return [];
  return now.getTime() - Date.parse(last.at) < findingsDays * dayMilliseconds ? last.found : [];
}

/** Only where the installation is in earnest. */
function isBackupLate({ dataDir, inEarnest }: Services["config"], now: Date): boolean {
  if (!inEarnest) return false;
  const madeAt = lastBackup(dataDir);
  return madeAt === null || now.getTime() - madeAt.getTime() > backupDays * dayMilliseconds;
}

const measuredBy: Readonly<Record<DayFigure, (row: DayCount) => boolean>> = {
  registrations: ({ measure, value }) => measure === "sign-up" && value === "sent",
  logins: ({ measure }) => measure === "login",
  "failed-logins": ({ measure }) => measure === "login-failed",
  resets: ({ measure }) => measure === "reset",
  removals: ({ measure, value }) => measure === "removal" && value === "done",
};

function figuresOf(rows: readonly DayCount[], today: string): Overview["figures"] {
  return dayFigures.flatMap((what) => {
    const counted = rows.filter(measuredBy[what]);
    return productNames.map((product) => {
      const sum = (isToday: boolean) =>
        counted
          .filter((row) => row.product === product && (row.day === today) === isToday)
          .reduce((total, { count }) => total + count, 0);
      return { what, product, today: sum(true), before: sum(false) };
    });
  });
}

/** The failed logins of a day that had far more than the same day of the week before; 0 where it is like any other. */
function attackIn(figures: Overview["figures"]): number {
  const failed = figures.filter(({ what }) => what === "failed-logins");
  const today = failed.reduce((total, each) => total + each.today, 0);
  const before = failed.reduce((total, each) => total + each.before, 0);
  return today >= attackFailures && today > before * attackTimes ? today : 0;
}
