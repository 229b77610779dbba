import type { accountTwoStepWords as english } from "../en/account-two-step.ts";
import type { Translation } from "../text/translation.ts";

/** Two-step verification of account settings: how it is set up, kept and switched off. */
export const accountTwoStepWords: Translation<typeof english> = {
  on: "Kuvuliwe",
  off: "Kuvaliwe",
  lead: "Ngemva kwephasiwedi yakho, sicela ikhodi evela ku-app efonini yakho. Ukhiye wokungena awudingi khodi.",
  leadOff:
    "Ngemva kwephasiwedi yakho, sizocela nekhodi evela ku-app efonini yakho. Oweba iphasiwedi yakho kuphela ngeke akwazi ukungena.",
  notOffered: "Isiqinisekiso sezinyathelo ezimbili asitholakali kule akhawunti.",
  unverified: "Qala ngokuqinisekisa ikheli lakho le-imeyili, ngezansi.",
  required: {
    practice: "Le akhawunti idinga isiqinisekiso sezinyathelo ezimbili, ngakho awukwazi ukusivala.",
    academic:
      "Isikhungo sakho sidinga isiqinisekiso sezinyathelo ezimbili, ngakho awukwazi ukusivala.",
  },
  asked: {
    practice: "Le akhawunti idinga isiqinisekiso sezinyathelo ezimbili. Sicela usisethe.",
    academic: "Isikhungo sakho sidinga isiqinisekiso sezinyathelo ezimbili. Sicela usisethe.",
  },
  endsNote:
    "Kukhona osicele ukuthi siqede isiqinisekiso sezinyathelo ezimbili. Siphela {moment}. Uma une-app yakho noma ikhodi yokubuyisela, ngena ngayo kanye: isiqinisekiso sezinyathelo ezimbili siyoqhubeka.",
  setUp: "Setha isiqinisekiso sezinyathelo ezimbili",
  app: {
    name: "I-app yokuqinisekisa",
    since: "Isethwe ngo-{day}",
    change: "Shintsha i-app",
  },
  codes: {
    name: "Amakhodi okubuyisela",
    left: "Asele: {left}. Ewonke: {all}",
    about: "Ngekhodi ngayinye ungangena kanye uma ungenayo ifoni yakho.",
    renew: "Yenza amakhodi amasha",
  },
  devices: {
    name: "Amadivayisi esiwakhumbulayo",
    number: "{number}",
    this: "Kule divayisi asibuzi kuze kube ngo-{day}.",
    forget: "Wakhohlwe wonke",
  },
  switchOff: "Vala",
  reasons: {
    begin: "Usuzosetha isiqinisekiso sezinyathelo ezimbili.",
    change: "Usuzoshintsha i-app yesiqinisekiso sakho sezinyathelo ezimbili.",
    confirm: "Usuzosetha isiqinisekiso sezinyathelo ezimbili.",
    on: "Usuzovula isiqinisekiso sezinyathelo ezimbili.",
    off: "Usuzovala isiqinisekiso sezinyathelo ezimbili.",
    renew: "Usuzokwenza amakhodi okubuyisela amasha.",
  },
  setup: {
    steps: "Izinyathelo zokusetha",
    end: "Kuqediwe",
    heading: "I-app yakho",
    open: "Vula i-app yakho yokuqinisekisa",
    openMore:
      "Noma iyiphi i-app eyenza amakhodi anezinombolo eziyisithupha ilungile, futhi ifoni yakho ingase ibe isinayo. Awukabi nayo? Esitolo se-app sefoni yakho kukhona ezimbalwa ezimahhala.",
    scan: "Skena lesi sithombe ngayo",
    picture: "Isithombe se-app yakho yokuqinisekisa",
    type: "Noma, uma ungakwazi ukusiskena, faka lo khiye ku-app:",
    copyKey: "Kopisha ukhiye",
    onPhone: "Kule foni: vula nge-app yami",
    confirm: "Faka ikhodi eboniswa yi-app",
    hint: "Izinombolo eziyisithupha. Sibona ngazo ukuthi i-app ne-akhawunti kuhambisana.",
    submit: "Qhubeka",
  },
  keep: {
    heading: "Gcina la makhodi ayishumi",
    lead: "Uma ulahlekelwe yifoni yakho, ungangena ngekhodi. Ngayinye isebenza kanye. Siwabonisa manje kuphela.",
    soon: "Akukho okuvuliwe okwamanje. Cindezela inkinobho engezansi ingakapheli imizuzu engu-15 wagcina ukwenza okuthile lapha: emva kwalokho lawa makhodi awasebenzi.",
    void: "Lawa makhodi awasebenzi, ngakho sicela uwalahle: kwenziwe amakhodi amasha kwenye ithebhu, noma ukhishiwe ngaphambi kokuba isiqinisekiso sezinyathelo ezimbili sivulwe. Uma singavuliwe lapho ungena futhi, sicela usisethe kabusha.",
    print: "Phrinta",
    download: "Landa",
    copy: "Kopisha",
    copied: "Kukopishiwe",
    kept: "Ngiwabeke lapho ngiwathola khona ngaphandle kwefoni yami.",
    switchOn: "Vula isiqinisekiso sezinyathelo ezimbili",
    done: "Kuqediwe",
    paper: "Amakhodi okubuyisela e-{brand}",
    whose: "Awe-akhawunti ka-{name} ({username}) ku-{product}. Enziwe ngo-{day}.",
    how: "Ngekhodi ngayinye ungangena kanye esikhundleni sekhodi ye-app yakho, ngemva kwephasiwedi yakho. Yiphawule uma usuyisebenzisile.",
    where:
      "Gcina leli khasi lapho ugcina khona umazisi wakho, hhayi eduze kwekhompyutha. Ulilahlile? Yenza amakhodi amasha ku-akhawunti yakho: amadala abe engasasebenzi. Usizo: {phone}, {email}",
  },
  told: {
    on: "Isiqinisekiso sezinyathelo ezimbili sivuliwe.",
    onMore:
      "Kusukela manje, ngemva kwephasiwedi yakho sicela ikhodi evela ku-app yakho. Uma ulahlekelwe yifoni yakho, sebenzisa ikhodi yokubuyisela, bese ushintsha i-app lapha. Uma ulahlekelwe namakhodi, sishayele: ngemva kwamahora angu-72 isiqinisekiso sezinyathelo ezimbili siyaphela.",
    app: "I-app yakho ishintshiwe.",
    appMore: "Amakhodi e-app endala awasasebenzi. Amakhodi akho okubuyisela asasebenza.",
    off: "Isiqinisekiso sezinyathelo ezimbili sivaliwe.",
    offMore: "Usungangena futhi ngephasiwedi yakho kuphela. Okhiye bokungena basasebenza.",
    renewed: "Unamakhodi okubuyisela amasha.",
    renewedMore: "Amadala awasasebenzi.",
    forgotten: "Asisayikhumbuli nayiphi idivayisi.",
    forgottenMore: "Sicela ikhodi kuwo wonke amadivayisi futhi.",
  },
};
