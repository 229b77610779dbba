import { brand } from "@frontdoor/brand/brand.ts";
import type { CurrentContext } from "@frontdoor/contract/contexts.ts";
import { signUpWords } from "@frontdoor/words/sign-up.ts";
import type { ReactNode } from "react";
import { productViews } from "../../parts/context-selector/product-views.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Vignette } from "../../ui/scene/vignette.tsx";

interface SignUpFrameProps {
  /** Empty until it is known: then no product is named. */
  context: CurrentContext;
  intro: string;
  progress?: ReactNode;
  /** One line on how the entered data is used. */
  note?: string;
  children: ReactNode;
}

/** Every sign-up: an introduction on one side, the form on the other. */
export function SignUpFrame({ context, intro, progress, note, children }: SignUpFrameProps) {
  return (
    <div className="sign-up">
      <div className="sign-up__aside">
        <div className="sign-up__intro">
          <p className="sign-up__product">
            {context === "" ? brand.name : brand.products[context].fullName}
          </p>
          <h1>{signUpWords.heading}</h1>
          <p>{intro}</p>
          {progress}
          {note && (
            <p className="sign-up__note">
              <Icon name="lock" size={20} />
              <span>{note}</span>
            </p>
          )}
        </div>
        <div className="sign-up__view" aria-hidden="true">
          {context && <Vignette orb={productViews[context].window} />}
        </div>
      </div>
      <div className="sign-up__main">{children}</div>
    </div>
  );
}
