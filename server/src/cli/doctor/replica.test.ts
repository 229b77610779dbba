import { expect, test } from "vitest";
import { createDatabase } from "../../../test/postgres-databases.ts";
import { closedPort } from "../../platform/mail/smtp-peer.fixture.ts";
import { checkReplica } from "./replica.ts";

const found = async (databaseReadUrl: string | null) =>
  (await checkReplica({ databaseReadUrl })).map((finding) => finding.found).join("\n");

test("a replica that does not answer is said, and nothing where there is none", async () => {
  expect(await found(`postgres://u@127.0.0.1:${await closedPort()}/d`)).toContain(
    "The replica does not answer",
  );
  expect(await found(null)).toBe("");
});

const serverUrl = process.env.TEST_DATABASE_URL;
test.runIf(serverUrl)("what follows no other server is no replica", async () => {
  const { url, drop } = await createDatabase(serverUrl ?? "");
  expect(await found(url)).toContain("follows no other server");
  await drop();
});
