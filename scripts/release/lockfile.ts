/** The fields of an entry of package-lock.json that a release uses. */
export interface Locked {
  version?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  resolved?: string;
  dev?: boolean;
  devOptional?: boolean;
  /** Whether it runs a script when it is installed; npm sets it for `binding.gyp` too. */
  hasInstallScript?: boolean;
  os?: readonly string[];
  cpu?: readonly string[];
  libc?: readonly string[];
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
}

/** The entries by their path, e.g. `node_modules/fastify`. */
export type Lock = Readonly<Record<string, Locked>>;

/** @param text of package-lock.json */
export function readLock(text: string): Lock {
  return JSON.parse(text).packages;
}

/** The name of the package at a path: `node_modules/@fastify/cookie` is `@fastify/cookie`. */
export function packageName(path: string): string {
  return path.split("node_modules/").at(-1) ?? path;
}
