import { twoStepCall } from "../account/two-step-forms.ts";
import { call } from "../call.ts";

/**
 * Completes a login with the code that two-step verification needs, and returns where to go next. The code is one of
 * the app or a recovery code; it may be entered for five minutes and five times, in the browser that logged in.
 */
export const completeTwoStep = call({
  ...twoStepCall,
  api: "practice",
  path: "/security/second-step",
});
