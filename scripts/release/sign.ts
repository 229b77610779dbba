import { spawnSync } from "node:child_process";

/**
 * Signs a file by minisign, which asks for the key's password at the terminal, as `<file>.minisig`.
 * @param comment what the signature says beside the file, and signs as well
 * @throws Error when nothing was signed
 */
export function sign(file: string, secretKey: string, comment: string): void {
  const how = ["-S", "-s", secretKey, "-m", file, "-t", comment];
  const { status, error } = spawnSync("minisign", how, { stdio: ["inherit", "ignore", "inherit"] });
  if (status !== 0) {
    throw new Error(`${file} is not signed: ${error?.message ?? "minisign failed"}.`);
  }
}
