import { academicFields } from "@frontdoor/contract/academic/sign-up-fields.ts";
import { type FormProgress, formProgressPath } from "@frontdoor/contract/form-progress.ts";
import { practiceFields } from "@frontdoor/contract/practice/sign-up-fields.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import { formProgress } from "@frontdoor/contract/statistics.ts";
import type { FastifyInstance } from "fastify";
import { safeParse } from "zod/mini";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { clientAddressOf } from "../../platform/http/client-address.ts";
import { createClientRate } from "../../platform/rate-limits/client-rate.ts";
import type { MaintenanceJob } from "../../platform/scheduler.ts";
import { addCounts, type Counted, dayOf } from "./statistics-store.ts";

/** The most reports that are counted in a minute: all of them come from strangers. */
const reportsPerMinute = 3_000;
/** … and of one client address, which a whole hospital may share. */
const reportsOfClientPerMinute = 60;
const largestReportBytes = 512;

const fieldsOf: Readonly<Record<LoginProduct, ReadonlySet<string>>> = {
  practice: new Set(Object.keys(practiceFields)),
  academic: new Set(Object.keys(academicFields)),
};

export type FormProgressCounts = ReturnType<typeof createFormProgressCounts>;

/**
 * Counts pages' reports about their sign-up forms in memory until a job adds them to the counts of the day, so that no
 * report writes to the database; a killed process loses ten seconds of them.
 */
export function createFormProgressCounts(clock: Clock) {
  let waiting: Counted[] = [];
  const rate = createClientRate(clock, {
    perMinute: reportsOfClientPerMinute,
    ofAllPerMinute: reportsPerMinute,
  });
  const job: MaintenanceJob = {
    name: "count-form-progress",
    everySeconds: 10,
    async run({ kysely }: Database) {
      const counted = waiting;
      waiting = [];
      await addCounts(kysely, counted);
      return counted.length;
    },
  };
  return {
    job,
    /** Writes what waits when the process ends; a database that is away takes none of it, and keeps nobody. */
    async end(database: Database): Promise<void> {
      await job.run(database, clock()).catch(() => undefined);
    },
    /** Counts a report; reports beyond the limits are dropped silently. */
    take(report: FormProgress, clientAddress: string): void {
      if (rate.take(clientAddress)) waiting.push(countedAs(report, clock()));
    },
  };
}

function countedAs(report: FormProgress, now: Date): Counted {
  const of = { day: dayOf(now), product: report.form, role: "" };
  if (report.step === "begun") return { ...of, measure: "sign-up", value: "begun" };
  // Only known names are stored, so that nobody can invent any.
  const value = fieldsOf[report.form].has(report.field) ? report.field : "other";
  return { ...of, measure: "sign-up-left", value };
}

/** `POST /form-progress`: takes a page's report about its sign-up form. Nothing else of the request is stored. */
export function registerFormProgress(app: FastifyInstance, counts: FormProgressCounts): void {
  app.post(formProgressPath, { bodyLimit: largestReportBytes }, (request, reply) => {
    const report = safeParse(formProgress, request.body);
    if (!report.success) return reply.code(400).send();
    counts.take(report.data, clientAddressOf(request));
    return reply.code(204).send();
  });
}
