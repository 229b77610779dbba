import { colourSheets } from "@frontdoor/brand/colour-css.ts";
import type { CSSOptions } from "vite";
import { accountHourStyles, showIfStyles } from "./context-styles.ts";

const computed: Readonly<Record<string, string>> = {
  ...colourSheets(),
  "show-if.css": showIfStyles(),
  "account-hour.css": accountHourStyles(),
};

type PostCss = Extract<CSSOptions["postcss"], object>;

/** Puts the rules that follow from tables (colours, products) in the place of `@computed colours.css;`. */
export const computedRules: NonNullable<PostCss["plugins"]>[number] = {
  postcssPlugin: "computed-rules",
  AtRule: {
    computed(rule, { parse }) {
      const css = computed[rule.params];
      if (css === undefined) throw rule.error(`Nothing computes ${rule.params}.`);
      rule.replaceWith(parse(css, { from: rule.source?.input.from }));
    },
  },
};
