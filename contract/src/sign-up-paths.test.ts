import { expect, test } from "vitest";
import { isSignUp } from "./sign-up-paths.ts";

test.each([
  "/signup",
  "/signup/practice",
  "/signup/:signupContext",
  "/register",
  "/register/patient",
])("%s shows a sign-up", (path) => expect(isSignUp(path)).toBe(true));

test.each(["/", "/login", "/signups", "/verifyEmail", "/about/signup", "/registered"])(
  "%s shows none",
  (path) => expect(isSignUp(path)).toBe(false),
);
