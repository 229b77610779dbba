/** The part of a pino logger that `tellTrouble` uses: fields first (ids and numbers only), then words. */
export interface TroubleLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What mechanisms log by; warnings and errors go through `tellTrouble`. */
export interface Log extends TroubleLog {
  info(fields: object, message: string): void;
}
