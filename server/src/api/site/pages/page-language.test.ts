import { expect, test } from "vitest";
import { languageStep } from "./page-language.ts";

const english = { language: "en", path: "/login", query: "" } as const;
const afrikaans = { ...english, language: "af" } as const;
const plain = {
  carriesSecret: false,
  remembered: undefined,
  asked: undefined,
  isAhead: false,
  isOwnLink: true,
};

test("an English page is shown to whoever asks for no other language, and nothing is remembered", () => {
  expect(languageStep({ ...plain, address: english })).toEqual({ kind: "show" });
  expect(languageStep({ ...plain, address: english, asked: "en" })).toEqual({ kind: "show" });
});

test("a first visit whose browser asks for another language is offered it until one is chosen, never led to it", () => {
  expect(languageStep({ ...plain, address: english, asked: "zu" })).toEqual({
    kind: "show",
    offer: "zu",
  });
});

test("whoever has chosen English is not offered another language again", () => {
  const page = { ...plain, address: english, asked: "zu", remembered: "en" } as const;
  expect(languageStep(page)).toEqual({ kind: "show" });
});

test("a page in another language is remembered as chosen, but not when it is fetched ahead", () => {
  expect(languageStep({ ...plain, address: afrikaans })).toEqual({ kind: "show", remember: "af" });
  const changed = { ...plain, address: afrikaans, remembered: "zu" } as const;
  expect(languageStep(changed)).toEqual({ kind: "show", remember: "af" });
  expect(languageStep({ ...plain, address: afrikaans, isAhead: true })).toEqual({ kind: "refuse" });
  const known = { ...plain, address: afrikaans, remembered: "af", isAhead: true } as const;
  expect(languageStep(known)).toEqual({ kind: "show" });
});

test("a mailed link in another language changes no choice", () => {
  const page = { ...plain, address: afrikaans, remembered: "en", isOwnLink: false } as const;
  expect(languageStep(page)).toEqual({ kind: "show" });
});

test("an English address leads to the remembered language, with its query", () => {
  const address = { ...english, query: "?utm=1" };
  expect(languageStep({ ...plain, address, remembered: "af" })).toEqual({
    kind: "redirect",
    location: "/af/login?utm=1",
  });
  const home = { ...english, path: "/" };
  expect(languageStep({ ...plain, address: home, remembered: "af" })).toMatchObject({
    location: "/af",
  });
});

test("an address that carries a secret is shown as it was mailed, whatever is remembered", () => {
  const page = { ...plain, address: english, carriesSecret: true } as const;
  expect(languageStep({ ...page, remembered: "af" })).toEqual({ kind: "show" });
  expect(languageStep({ ...page, asked: "af" })).toEqual({ kind: "show" });
});
