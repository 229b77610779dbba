import { expect, test } from "vitest";
import { keyboardText, plainCode } from "./pasted.ts";
import { internationalPhoneNumber } from "./phone.ts";

test.each([
  "123456",
  " 123 456\n",
  "123-456",
  "123\u2011456",
  "123\u00a0456",
  "12\u202f34\u200956",
  "１２３　４５６",
  "123–456",
  "123−456",
  "\u2068123456\u2069",
])("%j is the code 123456", (pasted) => {
  expect(plainCode(pasted)).toBe("123456");
});

test("a recovery code is the same in small letters and without its dash", () => {
  expect(plainCode("k7qf2–9mdxr")).toBe("K7QF29MDXR");
});

test.each([
  "082 123\u20114567",
  "+27\u00a082\u00a0123\u00a04567",
  "０８２１２３４５６７",
  "＋27 82 123–4567",
  "\u202a+27 82 123 4567\u202c",
  "\u200e082 123 4567\u200b",
])("[S5.007] %j is a phone number, however it was pasted", (pasted) => {
  expect(internationalPhoneNumber(pasted)).toBe("+27821234567");
});

test("other characters stay as they are", () => {
  expect(keyboardText("O’Brien #1/2")).toBe("O’Brien #1/2");
});
