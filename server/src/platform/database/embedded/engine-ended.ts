/**
 * The embedded engine panicked, as it does when the disk refuses a commit, and answers nothing any more.
 * A process that starts on its folder recovers every commit that was acknowledged.
 */
export class EngineEnded extends Error {
  override name = "EngineEnded";
  /** PostgreSQL's `crash_shutdown`: what was asked is undone or unknown, and may be asked again. */
  readonly code = "57P02";

  constructor(options?: ErrorOptions) {
    super(
      "The embedded database has ended: look at the disk of DATA_DIR, then start again.",
      options,
    );
  }
}
