/** Variables that contain a secret, or may: such as addresses with a password, and the operator's own key. */
export const secretVariables = [
  "DATABASE_URL",
  "DATABASE_READ_URL",
  // A variable of Compose, in the .env that it gives to the processes.
  "DATABASE_PASSWORD",
  "DATABASE_OWNER_PASSWORD",
  "MASTER_KEY",
  "MASTER_KEY_PREVIOUS",
  "SMTP_URL",
  "MAIL_CALLBACK_SECRET",
  "SMS_URL",
  "SMS_TOKEN",
  "SMS_HTTP",
  "SMS_CALLBACK_SECRET",
  "SMS_FALLBACK_URL",
  "SMS_FALLBACK_TOKEN",
  "WHATSAPP_ACCESS_TOKEN",
  "WHATSAPP_APP_SECRET",
  "WHATSAPP_VERIFY_TOKEN",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "FRONTDOOR_KEY",
];

/**
 * Keeps secrets out of Node's diagnostic reports, which hold the environment and are passed on to whoever looks for the
 * cause of a crash (SEC-H3, SEC-H13). Deletes the variables that were read, and excludes the rest from reports.
 * @param environment of the process, after it was read
 */
export function keepSecretsOutOfReports(environment: NodeJS.ProcessEnv): void {
  for (const name of secretVariables) delete environment[name];
  process.report.excludeEnv = true;
}
