import { randomUUID } from "node:crypto";
import type { StaffRole } from "@frontdoor/contract/staff/roles.ts";
import { type Caller, callerAs } from "./product-keys.ts";
import type { TestServer } from "./test-server.ts";

/** A caller with a key. */
export function callerWith(server: TestServer, { id, key }: { id: string; key: string }): Caller {
  const authorization = `Bearer ${key}`;
  return {
    id,
    key,
    get: (path) => server.get(`/products${path}`, { headers: { authorization } }),
    post: (path, body = {}, headers = {}) =>
      server.post(`/products${path}`, body, { headers: { authorization, ...headers } }),
  };
}

/** A new member of staff in a role, added by the installation's key. @param days how long their key works */
export async function staffAs(
  server: TestServer,
  role: StaffRole,
  { days = 90, name = "Thandi Mokoena" }: { days?: number; name?: string } = {},
): Promise<Caller> {
  const { post } = await callerAs(server, "operator");
  const emailAddress = `${randomUUID()}@example.org`;
  const response = await post("/staff/add", { name, emailAddress, role, days, reason: "test" });
  if (response.statusCode !== 200) throw new Error(response.body);
  return callerWith(server, response.json());
}
