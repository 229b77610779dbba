import type { signUpFormWords as english } from "../en/sign-up-form.ts";
import type { Translation } from "../text/translation.ts";

/** What the forms of both sign-ups have in common. */
export const signUpFormWords: Translation<typeof english> = {
  note: "Inombolo kamazisi wakho igcinwa ibethelwe.",
  submit: "Dala i-akhawunti",
  proving:
    "Baningi abantu ababhalisa ngenethiwekhi yakho, ngakho idivayisi yakho iqala ngokuhlola okufushane. Kuthatha imizuzwana embalwa, futhi okufakile kuhlala lapha.",
  nameHint: "Izinhlamvu, izikhala namahayifeni: bhala O Brien.",
  notKept: "Ukuze uphephe, lokhu akugcinwa uma ikhasi lilayishwa kabusha. Sicela ukufake futhi.",
  progress: {
    label: "Izingxenye zaleli fomu",
    /** The title is seen, the rest is for screen readers. */
    parts: {
      done: "{title}, kuqediwe",
      faulty: "{title}, kudinga ukulungiswa",
      now: "{title}, okulandelayo",
      later: "{title}, kusamele kwenziwe",
    },
    allDone: "Zonke izingxenye zigcwalisiwe",
    position: "{position} kwezingu-{count}",
  },
  lists: {
    choose: "Khetha okukodwa",
    loading: "Kuyalayishwa",
    tryAgain: "Zama futhi",
  },
  identity: {
    hint: "Kuvimbela abanye ukuthi babhalise ngegama lakho.",
    types: { IDDOC: "I-ID yaseNingizimu Afrika", PASSPORT: "Iphasipoti" },
  },
  terms: {
    heading: "Imigomo",
    accept: "Ngiyifundile futhi ngiyayamukela {terms}",
    terms: "Imigomo nemibandela",
  },
};
