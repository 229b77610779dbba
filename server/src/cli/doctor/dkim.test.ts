import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder, temporaryFolderOfTest } from "../../../test/temporary-folder.ts";
import { checkDkim } from "./dkim.ts";

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const publicText = createPublicKey(privateKey)
  .export({ type: "spki", format: "der" })
  .toString("base64");
const keyFile = join(temporaryFolder("dkim"), "dkim.pem");
writeFileSync(keyFile, privateKey.export({ type: "pkcs8", format: "pem" }));
const config = { dkim: { selector: "mail2026", keyFile }, mailFrom: "no-reply@heron.example" };
const asked: string[] = [];
const answering = (texts: string[][]) => ({
  resolveTxt: async (name: string) => {
    asked.push(name);
    return texts;
  },
});
const missing = (code: string) => ({
  resolveTxt: () => Promise.reject(Object.assign(new Error(code), { code })),
});

test.each([
  ["the key, in two parts", answering([["v=DKIM1; k=rsa; p=", publicText]]), "ok", "is the key"],
  ["another key", answering([["v=DKIM1; k=rsa; p=MIIB"]]), "fail", "is another key"],
  ["a key that was taken back", answering([["v=DKIM1; p="]]), "fail", "is another key"],
  ["nothing", missing("ENOTFOUND"), "fail", "has no record"],
  ["no answer", missing("ETIMEOUT"), "warn", "could not be asked"],
])("doctor compares the DKIM record with the key: %s", async (_about, names, is, said) => {
  const [finding] = await checkDkim(config, names);
  expect(finding).toMatchObject({ state: is, found: expect.stringContaining(said) });
});

test("the record is asked for by the selector, at the domain that mails come from", async () => {
  await checkDkim(config, answering([]));
  expect(asked.at(-1)).toBe("mail2026._domainkey.heron.example");
});

test("a file without a key says how to make one, one that cannot be read whose it has to be, and without DKIM nothing is said", async () => {
  const empty = join(temporaryFolderOfTest("dkim"), "empty.pem");
  writeFileSync(empty, "");
  for (const [file, wrong] of [
    [empty, "holds no RSA key"],
    ["/nothing/here", "cannot be read (ENOENT): give it to the user of the processes"],
  ] as const) {
    const dkim = { selector: "mail2026", keyFile: file };
    const [finding] = await checkDkim({ ...config, dkim }, answering([]));
    expect(finding?.remedy).toContain(wrong);
    expect(finding?.remedy).toContain("openssl genrsa -out");
  }
  expect(await checkDkim({ ...config, dkim: null }, answering([]))).toEqual([]);
});
