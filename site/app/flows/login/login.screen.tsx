import type { Context, CurrentContext } from "@frontdoor/contract/contexts.ts";
import { loginProducts } from "@frontdoor/contract/products.ts";
import { loginWords } from "@frontdoor/words/login.ts";
import { journeys } from "../../journeys.ts";
import { ContextSelector } from "../../parts/context-selector/context-selector.tsx";
import { ProductLinks } from "../../parts/context-selector/product-links.tsx";
import { InviteRoom } from "../../parts/invite-room/invite-room.tsx";
import { UnderConstruction } from "../../parts/under-construction/under-construction.tsx";
import { When } from "../../parts/when/when.tsx";
import { StatusMessage } from "../../ui/status-message.tsx";
import {
  type Credentials,
  type Login,
  passwordChangedMessage,
  takesLogins,
} from "./login.state.ts";
import { LoginErrorArea, NewAccountNote } from "./login-error-area.tsx";
import { LoginFields, LoginForm } from "./login-form.tsx";

interface LoginScreenProps {
  audience: CurrentContext;
  /**
   * False until cookie and storage are read: the screen then holds the parts of every product, and the style sheet
   * shows the right ones.
   */
  isDecided: boolean;
  /** The password was just changed. */
  passwordChanged: boolean;
  login: Login;
  onChoose: (context: Context) => void;
  onLogin: (credentials: Credentials) => void;
  onPasskey: () => void;
}

/** Login: the fields depend on the chosen product (S2.107). Without a product there are none (Q015). */
export function LoginScreen(props: LoginScreenProps) {
  const { audience, isDecided, passwordChanged, login, onChoose, onLogin, onPasskey } = props;
  const isUndecided = audience === "" && !isDecided;
  return (
    <div className="account-screen">
      <h1>{loginWords.heading}</h1>
      <p className="login__for-account">{loginWords.forAccount}</p>
      <InviteRoom isUsable={login.inviteCode !== null && audience === "practice"}>
        <LoginErrorArea login={login} context={audience} />
        <NewAccountNote login={login} context={audience} />
      </InviteRoom>
      <StatusMessage>
        {passwordChanged && passwordChangedMessage(audience, isDecided)}
      </StatusMessage>
      <LoginForm step={login.step} onLogin={onLogin}>
        <ContextSelector value={audience} onChoose={onChoose} />
        {audience === "" && isDecided && <p>{loginWords.chooseProduct}</p>}
        {isUndecided && <ProductLinks to={journeys.login.product} />}
        {(isUndecided || audience === "patient") && (
          <When contexts={["patient"]}>
            <UnderConstruction advice={loginWords.patientAdvice} />
          </When>
        )}
        {(isUndecided || takesLogins(audience)) && (
          <When contexts={loginProducts}>
            <LoginFields context={audience} step={login.step} onPasskey={onPasskey} />
          </When>
        )}
      </LoginForm>
    </div>
  );
}
