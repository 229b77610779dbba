/**
 * The embedded engine panicked, as it does when the disk refuses a commit, and no longer responds. A process that
 * starts on its folder recovers every commit that was acknowledged.
 */
export class EngineEnded extends Error {
  override name = "EngineEnded";
  /** PostgreSQL's `crash_shutdown`: the statement was undone or its result is unknown, and it may be tried again. */
  readonly code = "57P02";

  constructor(options?: ErrorOptions) {
    super(
      "The embedded database has ended: look at the disk of DATA_DIR, then start again.",
      options,
    );
  }
}
