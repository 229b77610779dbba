/** The part of a pino logger that `raiseAlert` uses: fields first (ids and numbers only), then words. */
export interface AlertLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** The logger of the platform; warnings and errors go through `raiseAlert`. */
export interface Log extends AlertLog {
  info(fields: object, message: string): void;
}
