import { brand } from "@frontdoor/brand/brand.ts";
import { expect, test } from "vitest";
import { languageCodes } from "../languages.ts";
import { serverWords } from "../server-words.ts";
import { fill } from "./fill.ts";

/** The basic alphabet of GSM 03.38; anything else makes a message of several, dearer segments. */
const gsm = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;
const segment = 160;

test.each(languageCodes)("a text message in %s is one segment of the GSM alphabet", (language) => {
  const { reset } = serverWords[language].sms;
  const text = fill(reset, { code: "123456", brand: brand.name, minutes: 10 });
  expect(text).toMatch(gsm);
  expect(text.length).toBeLessThanOrEqual(segment);
  expect(text).toMatch(/^123456 /);
});
