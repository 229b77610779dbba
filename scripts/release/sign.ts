import { spawnSync } from "node:child_process";

/**
 * Signs a file with minisign, which asks for the key's password at the terminal, as `<file>.minisig`.
 * @param comment is signed too
 * @throws Error when signing failed
 */
export function sign(file: string, secretKey: string, comment: string): void {
  const how = ["-S", "-s", secretKey, "-m", file, "-t", comment];
  const { status, error } = spawnSync("minisign", how, { stdio: ["inherit", "ignore", "inherit"] });
  if (status !== 0) {
    throw new Error(`${file} is not signed: ${error?.message ?? "minisign failed"}.`);
  }
}
