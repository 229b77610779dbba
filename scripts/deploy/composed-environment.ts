export type Variables = Readonly<Record<string, string>>;

interface Service {
  env_file?: string;
  environment?: Variables;
}

/**
 * The environment that compose gives a service: the variables of its `env_file`, overridden by its own, filled in from
 * .env.
 * @param written the variables of .env
 */
export function composedEnvironment(service: Service, written: Variables): Record<string, string> {
  const fixed = Object.entries(service.environment ?? {}).map(([name, value]) => [
    name,
    filledIn(value, written),
  ]);
  return { ...(service.env_file === ".env" ? written : {}), ...Object.fromEntries(fixed) };
}

/** A value with `${NAME:-default}` or `${NAME:?why it is needed}` in it, filled in as compose does. */
export function filledIn(value: string, written: Variables): string {
  return value.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_all, name, kind, rest) => {
    return written[name] ?? (kind === "-" ? rest : "");
  });
}
