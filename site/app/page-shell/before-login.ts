import { markLogin } from "./login-marks.ts";

/** Runs in the login's document, before its form is painted. */
markLogin();
