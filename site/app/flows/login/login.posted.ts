import { stayParameter } from "@frontdoor/contract/account/account-page.ts";
import type { PostedForm } from "@frontdoor/contract/posted-forms.ts";
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
    const { inviteCode } = login;
    const again = (step: Login["step"]) =>
      ({ is: "shown", state: { ...login, step } satisfies Login, inviteCode }) as const;
    if (product === null) return again(failed(loginWords.chooseProduct));
    const path = `/login/${product}`;
    const credentials = {
      username: typed(form, "username"),
      password: verbatim(form, "password"),
    };
    const problems = credentialProblems(credentials);
    if (Object.keys(problems).length > 0) {
      return { ...again({ at: "incomplete", problems }), path };
    }
    const stay = form.fields.has(stayParameter);
    const sending = { ...form.sending, query: form.query, stay };
    const answer = await logIn(product, credentials, inviteCode, sending);
    return answer.accepted
      ? { is: "left", location: answer.location }
      : { ...again({ at: "failed", error: answer.error }), path };
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
