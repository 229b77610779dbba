import { peopleJobs } from "../src/maintenance/people-jobs.ts";
import { retentionJobs } from "../src/maintenance/retention-jobs.ts";
import type { MaintenanceJob } from "../src/platform/scheduler.ts";

/** A job that the server starts, by its name. */
export function jobNamed(name: string): MaintenanceJob {
  const job = [...peopleJobs, ...retentionJobs].find((each) => each.name === name);
  if (job === undefined) throw new Error(`There is no job ${name}.`);
  return job;
}
