import { markLogin } from "./login-marks.ts";

/** What runs in the document of the login, before its form is painted. */
markLogin();
