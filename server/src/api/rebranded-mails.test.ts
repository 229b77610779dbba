import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { anotherBrand, valuesIn } from "@frontdoor/brand/another-brand.fixture.ts";
import type { brand } from "@frontdoor/brand/brand.ts";
import { colours } from "@frontdoor/brand/colours.ts";
import { expect, test, vi } from "vitest";
import { everyMessage } from "./every-message.ts";

vi.mock(import("@frontdoor/brand/brand.ts"), async (original) => {
  const actual = await original();
  return { ...actual, brand: anotherBrand(actual.brand) };
});
const { brand: before } = await vi.importActual<{ brand: typeof brand }>(
  "@frontdoor/brand/brand.ts",
);

const config = { publicUrl: "https://front-door.example", languages: ["en"] } as const;
const messages = everyMessage(config, "en");
const products = ["patient", "practice", "academic"] as const;
const hexColours = /#[0-9a-f]{6}\b/g;
const brandColours = products.flatMap((product) =>
  (["light", "dark"] as const).flatMap((theme) => Object.values(colours(product, theme))),
);

test.each(Object.entries(messages))("%s writes for the brand that is configured", (_, compose) => {
  for (const message of compose()) {
    const html = message.channel === "email" ? message.html : "";
    const whole = JSON.stringify(message);
    expect(whole).toContain("Kestrel & Co");
    expect(valuesIn(whole, before)).toEqual([]);
    expect(whole).not.toMatch(/\bHeron\b/);
    expect(html).not.toContain("Kestrel & Co");
    expect(brandColours).toEqual(expect.arrayContaining(html.match(hexColours) ?? []));
  }
});

test("every module that writes a message is among them", () => {
  const source = join(import.meta.dirname, "..");
  const writing = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    // Frames what the others write, and writes nothing itself.
    .filter((name) => name !== "identity/contact/owner-mail.ts")
    // Hand on what the others write.
    .filter((name) => !name.startsWith("platform/sms/"))
    .filter((name) =>
      /(?:return |\.\.\.|=>\s*)(?:composeMail|mailToOwner|codeMessage)\(|channel: "sms",/.test(
        readFileSync(join(source, name), "utf8"),
      ),
    );
  expect(writing.sort()).toEqual(Object.keys(messages).sort());
});
