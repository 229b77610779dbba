import { execFileSync } from "node:child_process";

/** Where a run's server and its stand-in product listen; chosen once and inherited by every worker. */
export const siteOrigin = `http://localhost:${portFor("E2E_PORT")}`;
export const productOrigin = `http://localhost:${portFor("E2E_PRODUCT_PORT")}`;

function portFor(name: string): string {
  const known = process.env[name];
  if (known !== undefined) return known;
  const port = freePort();
  process.env[name] = port;
  return port;
}

function freePort(): string {
  const listen = `const s=require("net").createServer().listen(0,()=>{console.log(s.address().port);s.close()})`;
  return execFileSync(process.execPath, ["-e", listen], { encoding: "utf8" }).trim();
}
