import { stayParameter } from "@frontdoor/contract/account/account-page.ts";
import type { FormOutcome, PostedForm } from "@frontdoor/contract/posted-forms.ts";
import { credentialProblems } from "@frontdoor/contract/practice/login-rules.ts";
import { type LoginProduct, loginProducts, products } from "@frontdoor/contract/products.ts";
import { loginWords } from "@frontdoor/words/login.ts";
import { type PostedScreen, typed, verbatim } from "../../fields/posted-screen.ts";
import { askForInvite } from "../../parts/practice-invite/practice-invite.calls.ts";
import { usableCodeOf } from "../../parts/practice-invite/practice-invite.ts";
import { logIn } from "./login.calls.ts";
import { type Login, newLogin } from "./login.state.ts";

/** A login without script (S2.005, S2.088–S2.118). */
export const postedLogin: PostedScreen = {
  async answer(form) {
    const product = productOf(form);
    if (product === null) return { is: "shown", state: saying(loginWords.chooseProduct) };
    const path = `/login/${product}`;
    const credentials = {
      username: typed(form, "username"),
      password: verbatim(form, "password"),
    };
    const problems = credentialProblems(credentials);
    if (Object.keys(problems).length > 0) {
      return { is: "shown", path, state: at({ at: "incomplete", problems }) };
    }
    const stay = form.fields.has(stayParameter);
    const sending = { ...form.sending, query: form.query, stay };
    const inviteCode = await usableInvite(form);
    const answer = await logIn(product, credentials, inviteCode, sending);
    return answer.accepted
      ? { is: "left", location: answer.location }
      : ({
          is: "shown",
          path,
          state: at({ at: "failed", error: answer.error }),
        } satisfies FormOutcome);
  },
  saying: (_form, message) => saying(message),
};

/** The product chosen on the page, else the one in its address. */
function productOf({ path, fields }: PostedForm): LoginProduct | null {
  const named = fields.get("product") ?? path.split("/")[2];
  return loginProducts.find((product) => product === named) ?? null;
}

async function usableInvite({ query, sending }: PostedForm): Promise<string | null> {
  const code = query.get(products.practice.inviteParameter) ?? "";
  return code === "" ? null : usableCodeOf(await askForInvite(code, sending));
}

function at(step: Login["step"]): Login {
  return { ...newLogin, step };
}

function saying(message: string): Login {
  return at({ at: "failed", error: { message, type: "" } });
}
