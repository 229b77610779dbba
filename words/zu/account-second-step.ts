import type { accountSecondStepWords as english } from "../en/account-second-step.ts";
import type { Translation } from "../text/translation.ts";

/** The second step of one's own account: how it is set up, kept and switched off. */
export const accountSecondStepWords: Translation<typeof english> = {
  on: "Kuvuliwe",
  off: "Kuvaliwe",
  ending: "Kuphela ngo-{day}",
  lead: "Ngemva kwephasiwedi yakho, sicela ikhodi evela ku-app efonini yakho. Ukhiye wokungena awudingi khodi.",
  leadOff:
    "Ngemva kwephasiwedi yakho, singacela ikhodi evela ku-app efonini yakho. Iphasiwedi eyebiwe iyodwa ayibe isavula lutho.",
  notOffered: "Isinyathelo sesibili asinikezwa kule akhawunti.",
  unproven: "Qala ngokufakazela ikheli lakho le-imeyili, ngezansi.",
  required: {
    practice: "Isinyathelo sesibili siyacelwa kule akhawunti, ngakho asikwazi ukuvalwa.",
    academic: "Isikhungo sakho sicela isinyathelo sesibili, ngakho asikwazi ukuvalwa.",
  },
  asked: {
    practice: "Isinyathelo sesibili siyacelwa kule akhawunti. Sicela usisethe.",
    academic: "Isikhungo sakho sicela isinyathelo sesibili. Sicela usisethe.",
  },
  endsNote:
    "Sicelwe ukuba siqede isinyathelo sesibili. Siphela {moment}. Uma une-app yakho noma ikhodi yokubuyisela, ngena ngayo kanye: khona-ke akukho okuphelayo.",
  setUp: "Setha isinyathelo sesibili",
  app: {
    name: "I-app yokuqinisekisa",
    since: "Isethwe ngo-{day}",
    change: "Shintsha i-app",
  },
  codes: {
    name: "Amakhodi okubuyisela",
    left: "Kusele {left} kwangu-{all}",
    about: "Ngayinye ikungenisa kanye uma ifoni yakho ingekho kuwe.",
    renew: "Yenza amakhodi amasha",
  },
  devices: {
    name: "Amadivayisi akhunjulwayo",
    number: "{number}",
    this: "Le divayisi ayibuzwa kuze kube ngu-{day}.",
    forget: "Wakhohlwe",
  },
  switchOff: "Vala",
  reasons: {
    begin: "Usuzosetha isinyathelo sesibili.",
    change: "Usuzoshintsha i-app yesinyathelo sakho sesibili.",
    confirm: "Usuzosetha isinyathelo sesibili.",
    on: "Usuzovula isinyathelo sesibili.",
    off: "Usuzovala isinyathelo sesibili.",
    renew: "Usuzokwenza amakhodi okubuyisela amasha.",
  },
  setup: {
    steps: "Izinyathelo zokusetha",
    end: "Kuqediwe",
    heading: "I-app yakho",
    open: "Vula i-app yakho yokuqinisekisa",
    openMore:
      "Noma iyiphi i-app eyenza amakhodi anezinombolo eziyisithupha ilungile, futhi ifoni yakho ingase ibe nayo. Awukabi nayo? Isitolo sefoni yakho sinezimbalwa ezimahhala.",
    scan: "Skena lesi sithombe ngayo",
    picture: "Isithombe se-app yakho yokuqinisekisa",
    type: "Noma, uma ungakwazi ukusiskena, faka lo khiye ku-app:",
    copyKey: "Kopisha ukhiye",
    onPhone: "Kule foni: vula i-app yami ngawo",
    confirm: "Faka ikhodi eboniswa yi-app",
    hint: "Izinombolo eziyisithupha. Lokhu kufakazela ukuthi i-app ne-akhawunti kuhambisana.",
    submit: "Qhubeka",
    cancel: "Khansela",
  },
  keep: {
    heading: "Gcina la makhodi ayishumi",
    lead: "Uma ifoni yakho ilahlekile, ikhodi iyakungenisa. Ngayinye isebenza kanye. Siwabonisa manje kuphela.",
    soon: "Akukho okuvuliwe okwamanje. Cindezela inkinobho engezansi phakathi nemizuzu engu-15 kusukela ekucindezeleni kwakho kokugcina lapha: emva kwalokho lawa makhodi awasebenzi.",
    void: "Ukhishiwe ngaphambi kokuba isinyathelo sesibili sivulwe. Lawa makhodi awangenisi muntu: sicela uwalahle, ungene futhi, usethe isinyathelo sesibili kabusha.",
    print: "Phrinta",
    download: "Landa",
    copy: "Kopisha",
    copied: "Kukopishiwe",
    kept: "Ngiwabeke lapho ngiwathola khona ngaphandle kwefoni yami.",
    switchOn: "Vula isinyathelo sesibili",
    done: "Kuqediwe",
    paper: "Amakhodi okubuyisela e-{brand}",
    whose: "Awe-akhawunti ka-{name} ({username}), {product}. Enziwe ngo-{day}.",
    how: "Ikhodi ngayinye ikungenisa kanye esikhundleni sekhodi ye-app yakho, ngemva kwephasiwedi yakho. Yimake uma usuyisebenzisile.",
    where:
      "Gcina leli khasi lapho ugcina khona umazisi wakho, hhayi eduze kwekhompyutha. Ulilahlile? Yenza amakhodi amasha ku-akhawunti yakho: amadala abe engasasebenzi. Usizo: {phone}, {email}",
  },
  told: {
    on: "Isinyathelo sesibili sivuliwe.",
    onMore:
      "Kusukela manje, ngemva kwephasiwedi yakho sicela ikhodi evela ku-app yakho. Uma ifoni yakho ilahlekile, sebenzisa ikhodi yokubuyisela, bese ushintsha i-app lapha. Uma namakhodi elahlekile, sishayele: ngemva kwamahora angu-72 isinyathelo sesibili siyaphela.",
    app: "I-app yakho ishintshiwe.",
    appMore: "Amakhodi e-app endala awasangenisi muntu. Amakhodi akho okubuyisela ahlala.",
    off: "Isinyathelo sesibili sivaliwe.",
    offMore: "Iphasiwedi yakho iyodwa isikungenisa futhi. Okhiye bokungena basasebenza.",
    renewed: "Unamakhodi okubuyisela amasha.",
    renewedMore: "Amadala awasangenisi muntu.",
    forgotten: "Ayikho idivayisi esakhunjulwa.",
    forgottenMore: "Sicela ikhodi kuzo zonke izidivayisi futhi.",
  },
};
