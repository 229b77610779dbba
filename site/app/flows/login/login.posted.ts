import { stayParameter } from "@frontdoor/contract/account/account-page.ts";
import type { FormOutcome, PostedForm } from "@frontdoor/contract/posted-forms.ts";
import { credentialProblems } from "@frontdoor/contract/practice/login-rules.ts";
import { type LoginProduct, loginProducts, products } from "@frontdoor/contract/products.ts";
import { loginWords } from "@frontdoor/words/login.ts";
import { type PostedScreen, typed, verbatim } from "../../fields/posted-screen.ts";
import { askForInvite } from "../../parts/practice-invite/practice-invite.calls.ts";
import { logIn } from "./login.calls.ts";
import { type Login, newLogin, nextLogin } from "./login.state.ts";

/** A login without script (S2.005, S2.088–S2.118). */
export const postedLogin: PostedScreen = {
  async answer(form) {
    const product = productOf(form);
    const login = await withInvite(form);
    const at = (step: Login["step"]): Login => ({ ...login, step });
    if (product === null) return { is: "shown", state: at(failed(loginWords.chooseProduct)) };
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
    const answer = await logIn(product, credentials, login.inviteCode, sending);
    return answer.accepted
      ? { is: "left", location: answer.location }
      : ({
          is: "shown",
          path,
          state: at({ at: "failed", error: answer.error }),
        } satisfies FormOutcome);
  },
  saying: (_form, message): Login => ({ ...newLogin, step: failed(message) }),
};

function failed(message: string): Login["step"] {
  return { at: "failed", error: { message, type: "" } };
}

/** The product chosen on the page, else the one in its address. */
function productOf({ path, fields }: PostedForm): LoginProduct | null {
  const named = fields.get("product") ?? path.split("/")[2];
  return loginProducts.find((product) => product === named) ?? null;
}

/** The login that knows the invite in its address. */
async function withInvite({ query, sending }: PostedForm): Promise<Login> {
  const code = query.get(products.practice.inviteParameter) ?? "";
  if (code === "") return newLogin;
  const outcome = await askForInvite(code, sending);
  return nextLogin(newLogin, { type: "inviteAnswered", outcome });
}
