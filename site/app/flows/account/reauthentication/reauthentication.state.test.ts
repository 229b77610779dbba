import { expect, test } from "vitest";
import { reauthenticationFailure } from "./reauthentication.state.ts";

const refusal = (code: string) => ({ code, message: "Words of the server." });

for (const [method, code] of [
  ["password", "WRONG_PASSWORD"],
  ["password", "WRONG_CODE"],
  ["code", "WRONG_CODE"],
  ["recovery", "WRONG_CODE"],
] as const) {
  test(`${code} stands at the field when asked for by ${method}`, () => {
    expect(reauthenticationFailure(method, refusal(code))).toMatchObject({ isOfField: true });
  });
}

test("a passkey has no field, so whatever it is refused with stands above", () => {
  for (const code of ["PASSKEY_REFUSED", "WRONG_CODE"]) {
    const said = { message: "Words of the server.", isOfField: false };
    expect(reauthenticationFailure("passkey", refusal(code))).toMatchObject(said);
  }
});

test("[SEC-J1] a wrong recovery code gets its own words: the app's would have somebody wait for the next one", () => {
  const wrong = reauthenticationFailure("recovery", refusal("WRONG_CODE"));
  const other = reauthenticationFailure("recovery", refusal("TOO_MANY_REQUESTS"));
  expect(wrong).toMatchObject({ message: expect.stringContaining("Each works once.") });
  expect(other).toMatchObject({ message: "Words of the server.", isOfField: false });
});
