import { twoStepCall } from "../account/two-step-forms.ts";
import { call } from "../call.ts";

/**
 * Takes the code that a right password owes and answers where to go next. It is one of the app or a recovery code;
 * the step waits five minutes for five codes, in the browser that logged in.
 */
export const completeTwoStep = call({
  ...twoStepCall,
  api: "practice",
  path: "/security/second-step",
});
