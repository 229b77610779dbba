import { codeProblems } from "@frontdoor/contract/account/code-problems.ts";
import { languageOfPath } from "@frontdoor/contract/languages.ts";
import type { FormOutcome, PostedForm } from "@frontdoor/contract/posted-forms.ts";
import { type LoginProduct, loginProducts } from "@frontdoor/contract/products.ts";
import { plainCode } from "@frontdoor/contract/validators/pasted.ts";
import { type PostedScreen, typed, whichOf } from "../../fields/posted-screen.ts";
import { sendCode } from "./two-step.calls.ts";
import {
  type Brought,
  broughtBy,
  type CodeKind,
  endedTwoStep,
  newTwoStep,
  nextTwoStep,
  type PostedTwoStep,
  type TwoStep,
  type TwoStepEvent,
} from "./two-step.state.ts";

/**
 * The two-step verification page that a login redirects to; null for any other location. Without script the token
 * cannot be taken from the fragment, so the form's cookie holds it.
 */
export function twoStepAt(location: string): FormOutcome | null {
  const [address = "", fragment = ""] = location.split("#");
  const { path } = languageOfPath(address);
  if (productOf(path) === null) return null;
  const kept = broughtBy(fragment);
  return { is: "done", path, state: shown(newTwoStep, kept), kept };
}

export const postedTwoStep: PostedScreen = {
  async answer(form) {
    const brought = broughtTo(form);
    const product = productOf(form.path);
    if (brought === null || product === null) {
      return { is: "shown", state: shown(endedTwoStep, none) };
    }
    const which = whichOf(form);
    const kind: CodeKind = which === "recovery" ? "recovery" : "app";
    const at: TwoStep = { kind, step: { at: "ready" } };
    const again = (step: TwoStep): FormOutcome => ({
      is: "shown",
      state: shown(step, brought),
      kept: brought,
    });
    if (which === "useRecovery" || which === "useApp") {
      const chosen = which === "useRecovery" ? "recovery" : "app";
      return again(nextTwoStep(at, { type: "kindChosen", kind: chosen }));
    }
    const entered = {
      code: plainCode(typed(form, "code")),
      remember: form.fields.has("remember"),
    };
    const problems = codeProblems(entered);
    if (Object.keys(problems).length > 0) {
      return again(nextTwoStep(at, { type: "incomplete", problems }));
    }
    const sent = await sendCode(product, brought, entered, form.sending);
    if (sent.ok) return { is: "left", location: sent.reply.location };
    const event: TwoStepEvent = { type: "failed", error: sent.error };
    return again(nextTwoStep(nextTwoStep(at, { type: "sent" }), event));
  },
  saying(form, message) {
    const step = { at: "refused", message, problems: {} } as const;
    return shown({ kind: "app", step }, broughtTo(form) ?? none);
  },
};

const none: Brought = { token: "", mayRemember: false };

function broughtTo({ kept }: PostedForm): Brought | null {
  return (kept as Brought | undefined) ?? null;
}

function shown(step: TwoStep, { mayRemember }: Brought): PostedTwoStep {
  return { step, mayRemember };
}

/** The product of a two-step verification path; null for any other path. */
function productOf(path: string): LoginProduct | null {
  return loginProducts.find((product) => path === `/login/${product}/code`) ?? null;
}
