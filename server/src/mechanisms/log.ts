/** The part of a pino logger that mechanisms use: fields first (ids and numbers only), then words. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
