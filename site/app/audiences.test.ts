import { expect, test } from "vitest";
import { audienceTable, prerenderedAudience } from "./audiences.ts";
import { documentOf } from "./document.ts";

const tableOf = (path: string) => documentOf(path).contexts?.table;

test("[S1.002] a page whose address says its audience is built for it", () => {
  expect(documentOf("/practice").page.audience).toBe("practice");
  expect(documentOf("/login/academic").page.audience).toBe("academic");
  expect(documentOf("/login/academic").contexts).toBeNull();
});

test("[S2.108 S2.109 S2.110 S2.111] the login is for the product of the cookie, else of the tab, else for patients", () => {
  const table = tableOf("/login");
  expect(table?.practice?.academic).toBe("practice");
  expect(table?.[""]?.academic).toBe("academic");
  expect(table?.[""]?.[""]).toBe("patient");
});

test("[S1.003 S2.114] a cookie of no product, and a person who has to be asked, leave the login without one", () => {
  expect(tableOf("/login")?.["*"]?.practice).toBe("");
  expect(tableOf("/login")?.[""]?.asked).toBe("");
});

test("[S2.114] an address of no product leaves the login without one, whatever cookie and tab say", () => {
  expect(documentOf("/login/:loginContext")).toMatchObject({
    page: { audience: "" },
    contexts: null,
  });
});

test("[S2.120 S2.121 Q016] the sign-up is for the product of the tab, and does not ask the cookie", () => {
  const table = tableOf("/signup");
  expect(table?.practice?.academic).toBe("academic");
  expect(table?.practice?.[""]).toBe("patient");
});

test("[S2.153 S2.154] the address of a reset says whose password it is; an unknown one changes nothing", () => {
  const contexts = documentOf("/passwordreset/:context/:hash").contexts;
  expect(contexts?.byName).toEqual([
    ["ud", "patient"],
    ["academic", "academic"],
  ]);
  expect(contexts?.table[""]?.practice).toBe("practice");
});

test("[S1.003 Q017] a page without a rule is built for nobody, and keeps the context of the page before", () => {
  expect(prerenderedAudience(undefined, {})).toBe("");
  expect(audienceTable(undefined, {}).practice?.academic).toBe("academic");
});
