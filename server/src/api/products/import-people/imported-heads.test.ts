import { afterAll, beforeAll, expect, test } from "vitest";
import { joinAcademic } from "../../../../test/academics.ts";
import { newSupervisor } from "../../../../test/people.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { bringIn, person } from "./import-people.fixture.ts";

let server: TestServer;
let owner: Caller;

beforeAll(async () => {
  server = await openTestServer();
  owner = await callerAs(server, "operator");
});
afterAll(() => server.close());

test("[SEC-D9] a head of department who comes in by a file is who earlier supervisors named and had invited", async () => {
  const head = person({ realm: "academic", type: "HOD" });
  const hodInvite = { emailAddress: head.emailAddress ?? "", name: "Naledi Khumalo" };
  await joinAcademic(server, { role: "supervisor", person: newSupervisor({ hodInvite }) });

  expect(await bringIn(owner, [head])).toMatchObject({ made: 1 });

  const academic = await callerAs(server, "academic");
  const [link] = (await academic.get("/hod-links")).json();
  expect(link).toMatchObject({ status: "pending", hod: { name: "Naledi", surname: "Khumalo" } });
  const confirmed = await academic.post(`/hod-links/${link.id}/confirm`, { hodId: link.hod.id });
  expect(confirmed.statusCode).toBe(200);
});
