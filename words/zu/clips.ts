import type { clipWords as english } from "../en/clips.ts";
import type { Translation } from "../text/translation.ts";

/** The clips that the videos play: captions, and on a slip small words above what has happened. */
export const clipWords: Translation<typeof english> = {
  patientIntro: {
    opening: { caption: "Igumbi lokulinda elilodwa, kungekho bhodi lokubhalela." },
    atHome: {
      slip: ["19:40 · Ekhaya", "Imininingwane yakho igcwele"],
      caption: "Unikeza imininingwane yakho kanye kuphela, ngefoni yakho.",
    },
    decision: {
      slip: ["07:15 · Nguwe onqumayo", "Wabelane ne-Naidoo Ortho"],
      caption: "Nguwe okhetha ochwepheshe bezempilo abayitholayo.",
    },
    arrival: {
      slip: ["08:05 · Naidoo Ortho", "U-N. Dlamini unefayela"],
      caption: "Uma ufika, ifayela lakho selilungile.",
    },
  },
  practiceTour: {
    opening: { caption: "Ekuseni endaweni yokwelapha." },
    changedDetails: {
      slip: ["07:15 · Imininingwane eshintshile", "U-N. Dlamini uthuthile"],
      caption: "Iziguli zizigcinela imininingwane yazo ibuyekeziwe.",
    },
    questionnaire: {
      slip: ["07:40 · Ifomu lemibuzo", "Liphendulwe, lisefayeleni"],
      caption: "Amafomu emibuzo, imvume nemibhalo kusefayeleni kungakafiki muntu.",
    },
    theatreList: {
      slip: ["08:05 · Uhlu lwethiyetha", "Iziguli ezi-6, zonke zilungile"],
      caption: "Amanothi, izinhlu zethiyetha nezinhlu zokulinda kuserekhodini elilodwa.",
    },
  },
};
