import type { postedFormWords as english } from "../en/posted-form.ts";
import type { Translation } from "../text/translation.ts";

/** What is said of forms that a browser sends without script. */
export const postedFormWords: Translation<typeof english> = {
  /** Above a form that came back, where nobody can tell whether it was sent from our page. */
  sendAgain:
    "Sicela ubheke lokho okufakile bese ukuthumela futhi: isiphequluli sakho asishongo ukuthi kuvela kuleli khasi.",
  /** While a browser is led to another site. */
  leaving: "Uyadluliselwa phambili.",
  goOn: "Qhubeka",
  /** In place of a list that a script would load. */
  listFollows: "Khetha u-“Qhubeka”, uhlu luzovela.",
  /** Above a sign-up whose network has sent many: in place of the check that a script makes. */
  wait: "Abantu abaningi bayabhalisa okwamanje besebenzisa inethiwekhi yakho, ngakho siyaqinisekisa ukuthi ungumuntu. Faka amaphasiwedi akho futhi. Kusukela emizuzwaneni engu-{seconds} ngemva kokucindezela inkinobho, yona leyo nkinobho izodala i-akhawunti yakho.",
  orLink:
    "Uma ungafuni ukulinda, singakuthumelela isixhumanisi nge-imeyili ukuze ubhalise khona manjalo.",
  sendLink: "Ngithumele isixhumanisi nge-imeyili",
  linkSent:
    "Uma i-imeyili ifinyelela ekhelini olifakile, isixhumanisi sisendleleni eya kulo. Vula isixhumanisi bese ugcwalisa ifomu lapho.",
  linkWithoutAddress: "Faka ikheli lakho le-imeyili ngezansi; isixhumanisi siya kulo.",
};
