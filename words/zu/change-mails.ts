import type { changeMailWords as english } from "../en/change-mails.ts";
import type { Translation } from "../text/translation.ts";

/** The mails that tell somebody of a change of their account. `{product}` is the product's full name. */
export const changeMailWords: Translation<typeof english> = {
  ifYou: "Uma bekunguwena, akukho okumele ukwenze.",
  facts: {
    passkey: "Ukhiye wokungena",
    address: "Ikheli elisha",
    number: "Inombolo entsha",
    when: "Nini",
    with: "Idivayisi",
    confirmedBy: "Indlela yokuqinisekisa",
  },
  device: "{browser} ku-{system}",
  otherBrowser: "Esinye isiphequluli",
  otherSystem: "enye idivayisi",
  ways: {
    password: "Iphasiwedi yakho",
    "password-and-code": "Iphasiwedi yakho nekhodi ephuma ku-app yakho",
    "password-and-recovery-code": "Iphasiwedi yakho nekhodi yokubuyisela",
    passkey: "Ukhiye wokungena",
    code: "Ikhodi ephuma ku-app yakho",
    "recovery-code": "Ikhodi yokubuyisela",
  },
  ofBefore:
    "Uthola lo mlayezo nalapha ngoba i-akhawunti yakho inelinye ikheli isikhathi esingaphansi kwamahora angu-72. Uma bekungewena, cindezela ethi “Bekungemina” ku-imeyili eyakwazisa ngenguquko.",
  button: "Bekungemina",
  whatItDoes: "Okwenziwa yinkinobho.",
  does: {
    plain:
      "Ikhipha wonke amadivayisi, imisa izinguquko ku-akhawunti yakho amahora angu-{hours}, futhi ikuvumela ukhethe iphasiwedi entsha.",
    passkey:
      "Ikhipha wonke amadivayisi, isusa ukhiye wokungena, imisa izinguquko ku-akhawunti yakho amahora angu-{hours}, futhi ikuvumela ukhethe iphasiwedi entsha.",
    email:
      "Ikhipha wonke amadivayisi, ibuyisela leli kheli ku-akhawunti yakho, imisa izinguquko amahora angu-{hours}, futhi ikuvumela ukhethe iphasiwedi entsha.",
    number:
      "Ikhipha wonke amadivayisi, ibuyisela inombolo ye-akhawunti yakho, imisa izinguquko amahora angu-{hours}, futhi ikuvumela ukhethe iphasiwedi entsha.",
    stepOn:
      "Ikhipha wonke amadivayisi, iqeda isiqinisekiso sezinyathelo ezimbili ebesivuliwe, imisa izinguquko ku-akhawunti yakho amahora angu-{hours}, futhi ikuvumela ukhethe iphasiwedi entsha.",
    stepApp:
      "Ikhipha wonke amadivayisi, isusa ukhiye we-app entsha, imisa izinguquko ku-akhawunti yakho amahora angu-{hours}, futhi ikuvumela ukhethe iphasiwedi entsha. I-app yangaphambili ayigcinwa: ngaphandle kwekhodi yokubuyisela isiqinisekiso sezinyathelo ezimbili siphela emva kwamahora angu-{hours}.",
    stepCodes:
      "Ikhipha wonke amadivayisi, isusa amakhodi amasha okubuyisela, imisa izinguquko ku-akhawunti yakho amahora angu-{hours}, futhi ikuvumela ukhethe iphasiwedi entsha.",
    stepOff:
      "Ikhipha wonke amadivayisi, imisa izinguquko ku-akhawunti yakho amahora angu-{hours}, futhi ikuvumela ukhethe iphasiwedi entsha. Isiqinisekiso sezinyathelo ezimbili sihlala sivaliwe uze usisethe futhi.",
    stepEnding:
      "Igcina isiqinisekiso sezinyathelo ezimbili sivuliwe, ikhipha wonke amadivayisi, imisa izinguquko ku-akhawunti yakho amahora angu-{hours}, futhi ikuvumela ukhethe iphasiwedi entsha.",
  },
  kinds: {
    password: {
      subject: "Iphasiwedi yakho ye-{product} ishintshiwe",
      heading: "Iphasiwedi yakho ishintshiwe",
      text: "Sawubona {name}. Othile ongene ngegama lakho ukhethe iphasiwedi entsha ye-{username} ku-{product}. Wonke amanye amadivayisi akhishiwe.",
    },
    "email-asked": {
      subject: "Elinye ikheli le-akhawunti yakho ye-{product}",
      heading: "Kucelwe elinye ikheli",
      text: "Sawubona {name}. Othile ongene ngegama lakho, noma ithimba lethu losizo licelwe ngothile, ucele ukuthi i-akhawunti yakho ye-{product} isebenzise elinye ikheli le-imeyili. Akukho okushintshayo ngaphambi kokuba ikheli elisha liqinisekiswe.",
    },
    email: {
      subject: "Ikheli le-akhawunti yakho ye-{product} lishintshiwe",
      heading: "Ikheli lakho le-imeyili lishintshiwe",
      text: "Sawubona {name}. I-akhawunti yakho ye-{product} manje isebenzisa elinye ikheli le-imeyili. Sibhalela womabili amahora angu-{hours}, futhi ungayihlehlisa inguquko usebenzisa leli.",
    },
    "cell-number": {
      subject: "Inombolo yeselula ye-akhawunti yakho ye-{product} ishintshiwe",
      heading: "Inombolo yakho yeselula ishintshiwe",
      text: "Sawubona {name}. Othile ongene ngegama lakho ushintshe inombolo yeselula ye-akhawunti yakho ye-{product}.",
    },
    "codes-by-whatsapp": {
      subject: "Amakhodi e-akhawunti yakho ye-{product} manje eza nge-WhatsApp",
      heading: "Amakhodi akho manje eza nge-WhatsApp",
      text: "Sawubona {name}. Othile ongene ngegama lakho ukhethe ukuthi amakhodi e-{product} athunyelwe enombolweni yakho nge-WhatsApp esikhundleni se-SMS.",
    },
    "passkey-added": {
      subject: "Kungezwe ukhiye wokungena ku-akhawunti yakho ye-{product}",
      heading: "Kungezwe ukhiye wokungena",
      text: "Sawubona {name}. Othile ongene ngegama lakho ungeze ukhiye wokungena ku-akhawunti yakho ye-{product}. Ngawo umuntu ungena ngaphandle kwephasiwedi yakho.",
    },
    "passkey-removed": {
      subject: "Ukhiye wokungena ususiwe ku-akhawunti yakho ye-{product}",
      heading: "Ukhiye wokungena ususiwe",
      text: "Sawubona {name}. Othile ongene ngegama lakho ususe ukhiye wokungena ku-akhawunti yakho ye-{product}. Akekho osengangena ngawo.",
    },
    "second-step-on": {
      subject: "Isiqinisekiso sezinyathelo ezimbili se-akhawunti yakho ye-{product} siyasebenza",
      heading: "Isiqinisekiso sezinyathelo ezimbili sivuliwe",
      text: "Sawubona {name}. Othile ongene ngegama lakho uvule isiqinisekiso sezinyathelo ezimbili se-{product}. Kusukela manje ongena ngephasiwedi yakho kudingeka afake nekhodi ephuma ku-app.",
    },
    "second-step-app": {
      subject: "Enye i-app yesiqinisekiso sezinyathelo ezimbili se-{product}",
      heading: "I-app yesiqinisekiso sakho sezinyathelo ezimbili ishintshiwe",
      text: "Sawubona {name}. Othile ongene ngegama lakho uhambise isiqinisekiso sezinyathelo ezimbili se-{product} kwenye i-app. Amakhodi e-app yangaphambili awasasebenzi.",
    },
    "second-step-codes": {
      subject: "Amakhodi amasha okubuyisela e-{product}",
      heading: "Kwenziwe amakhodi amasha okubuyisela",
      text: "Sawubona {name}. Othile ongene ngegama lakho wenze amakhodi amasha okubuyisela e-{product}. Angaphambili awasasebenzi.",
    },
    "second-step-off": {
      subject: "Isiqinisekiso sezinyathelo ezimbili se-akhawunti yakho ye-{product} sivaliwe",
      heading: "Isiqinisekiso sezinyathelo ezimbili sivaliwe",
      text: "Sawubona {name}. Othile ongene ngegama lakho uvale isiqinisekiso sezinyathelo ezimbili se-{product}. Ongena ngephasiwedi yakho akasadingi khodi.",
    },
    "second-step-ending": {
      subject: "Isiqinisekiso sezinyathelo ezimbili se-akhawunti yakho ye-{product} sizophela",
      heading: "Isiqinisekiso sezinyathelo ezimbili sizophela",
      text: "Sawubona {name}. Kukhona osicele ukuthi siqede isiqinisekiso sezinyathelo ezimbili se-akhawunti yakho ye-{product}, ngoba ifoni namakhodi okubuyisela kulahlekile. Sizophela emahoreni angu-{hours}. Akekho ongenza kusheshe.",
    },
  },
  /** At two-step verification, behind a right password: somebody else may know it. */
  stepWarnings: {
    preview: "Uma bekunguwena, akukho okumele ukwenze.",
    "wrong-codes": {
      subject: "Amakhodi angalungile ekungeneni kwakho ku-{product}",
      heading: "Iphasiwedi yakho ibilungile, amakhodi abengalungile",
      text: "Sawubona {name}. Othile ufake iphasiwedi yakho ye-{username} ku-{product}, kwathi phakathi nosuku wafaka amakhodi amaningi angalungile. Kuze kube kusasa akekho ongangena ngekhodi ye-app yakho, kodwa amakhodi okubuyisela asasebenza. Uma bekungewena, kukhona oyaziyo iphasiwedi yakho: khetha entsha manje.",
    },
    "recovery-code": {
      subject: "Ikhodi yokubuyisela isetshenzisiwe ku-{product}",
      heading: "Ikhodi yokubuyisela isetshenzisiwe",
      text: "Sawubona {name}. Othile ungene njengo-{username} ku-{product} ngephasiwedi yakho nangenye yamakhodi akho okubuyisela. Leyo khodi ayisasebenzi. Uma bekungewena, kukhona onephasiwedi yakho namakhodi akho: khetha iphasiwedi entsha manje, wenze amakhodi amasha ku-akhawunti yakho.",
    },
    button: "Khetha iphasiwedi entsha",
  },
  /** The code that support has mailed to whoever lost app and recovery codes. */
  oneTimeCode: {
    subject: "Ikhodi yakho yesikhashana ye-{product}",
    preview: "Yifake esikhundleni sekhodi ye-app yakho.",
    heading: "Ikhodi yakho yesikhashana",
    text: "Sawubona {name}. Utshele ithimba lethu losizo ukuthi ulahlekelwe yi-app yakho namakhodi akho okubuyisela. Ngena ku-{product} njengo-{username} ngephasiwedi yakho, ufake le khodi uma kucelwa ikhodi. Isebenza kanye, emahoreni angu-{hours}. Emva kwalokho setha i-app entsha ku-akhawunti yakho.",
    code: "Ikhodi yesikhashana",
    button: "Khetha iphasiwedi entsha",
    remark: {
      title: "Bekungewena?",
      text: "Ungayinikezi muntu le khodi. Uma ungayicelanga, icelwe othile owazi iphasiwedi yakho: khetha entsha ngenkinobho engenhla, ikhodi iyaphela.",
    },
  },
  /** The link to the file of what is kept, which support has mailed to whoever cannot log in. */
  storedData: {
    subject: "Esikugcinayo ngawe ku-{product}",
    preview: "Inkinobho ikunika ifayela, kanye.",
    heading: "Esikugcinayo ngawe",
    text: "Sawubona {name}. Utshele ithimba lethu losizo ukuthi awukwazi ukungena, wacela idatha esiyigcinayo nge-akhawunti yakho ku-{product}. Inkinobho ivula ikhasi elikunika ifayela kanye, emahoreni angu-{hours}. Livule kudivayisi esetshenziswa nguwe kuphela.",
    button: "Thola idatha yami",
    remark: {
      title: "Bekungewena?",
      text: "Ungasinikezi muntu lesi sixhumanisi, utshele ithimba lethu losizo ukuthi awukucelanga. Iphasiwedi entsha ye-akhawunti yakho iqeda isixhumanisi.",
    },
  },
  /** To the new address, while the one before can undo. */
  notice: {
    button: "Khetha iphasiwedi entsha",
    remark: {
      title: "Bekungewena?",
      text: "Isixhumanisi esihlehlisa lokhu siye ekhelini i-akhawunti yakho ebinalo ngaphambili. Ungakhetha nephasiwedi entsha ngenkinobho engenhla.",
    },
  },
  /** To an unverified address: it repeats nothing that the requester chose. */
  emailVerification: {
    subject: "Qinisekisa ikheli lakho le-{product}",
    preview: "Cindezela kanye nje, bese ikheli liqinisekisiwe.",
    heading: "Qinisekisa ikheli lakho",
    text: "Sawubona, othile ongene ku-akhawunti ethi {username} ku-{product} usicele ukuthi siqinisekise leli kheli. Cindezela inkinobho kuphela uma bekunguwena futhi i-akhawunti ingeyakho. Inkinobho isebenza amahora angu-{hours}.",
    button: "Qinisekisa leli kheli",
    remark: {
      title: "Bekungewena?",
      text: "Ungenzi lutho, akukho okuzokwenzeka. Noma vula ikhasi ucindezele ethi “Lena akuyona i-akhawunti yami”: emva kwalokho asisakubhaleli ngayo.",
    },
  },
  /** To an address that was the account’s, and is no more. */
  addressLost: {
    subject: "I-akhawunti yakho ye-{product} manje inelinye ikheli",
    preview: "Asisabhaleli kuleli kheli.",
    heading: "Leli kheli akusalona ele-akhawunti yakho",
    text: "Sawubona {name}. I-akhawunti yakho ye-{product} ibisebenzisa leli kheli, manje isebenzisa elinye: lishintshwe futhi, noma inguquko ihlehliswe kusetshenziswa ikheli langaphambili. Kusukela manje sibhalela lapho.",
    remark: {
      title: "Ingabe bekuyiphutha?",
      text: "Bhalela ku-{email} noma ushayele ku-{phone}. Siyabuza ukuthi ungubani ngaphambi kokuba kushintshwe noma yini.",
    },
  },
  /** To an address whose account is another one. */
  addressTaken: {
    subject: "Leli kheli line-akhawunti ye-{product}",
    preview: "Othile ucele ukusebenzisa ikheli lakho ku-akhawunti.",
    heading: "Leli kheli line-akhawunti",
    text: "Sawubona, othile ongene kwenye i-akhawunti ye-{product} ucele ukuyisebenzisela leli kheli. Akunakwenzeka, ngoba i-akhawunti yakho iyalisebenzisa. Akukho okushintshile ku-akhawunti yakho.",
    remark: {
      title: "Bekungewena?",
      text: "Akukho okumele ukwenze. Lowo obecela akazange azi ukuthi unayo i-akhawunti.",
    },
  },
};
