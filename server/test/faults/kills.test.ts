import { test } from "vitest";
import { expectToSurvive } from "./kills.ts";

test(
  "[SEC-H5 SEC-C3] what was answered survives three kills: accounts, audit and mails, each once",
  {
    timeout: 240_000,
  },
  () => expectToSurvive(3),
);
