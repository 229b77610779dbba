import { brand } from "@frontdoor/brand/brand.ts";
import type { mailWords as english } from "../en/mails.ts";
import type { Translation } from "../text/translation.ts";

/** Every mail. `{product}` is the product's full name. */
export const mailWords: Translation<typeof english> = {
  /** Below a button, for mail programmes that break it. */
  brokenButton: "Uma inkinobho ingasebenzi, kopisha leli kheli ulifake kusiphequluli sakho:",
  reference: "Inombolo yereferensi: {id}",

  verification: {
    subject: "Qalisa i-akhawunti yakho ye-{product}",
    preview: "Sekusele isinyathelo esisodwa: bonisa ukuthi leli kheli ngelakho.",
    heading: "Sekusele isinyathelo esisodwa",
    text: "Sawubona, siyabonga ngokubhalisela i-{product}. Sicela ucindezele le nkinobho ukuze ubonise ukuthi leli kheli ngelakho; emva kwalokho i-akhawunti yakho izobe isilungile. Inkinobho isebenza amahora angu-{hours}.",
    button: "Qalisa i-akhawunti yami",
    remark: {
      title: "Bekungewena?",
      text: "Kukhona ofake leli kheli ukuze abhalise. Ungayicindezeli inkinobho, futhi ngeke kube khona i-akhawunti; okufakiwe kuzosuleka ngokwakho.",
    },
  },

  /** To whoever asks for it in a sign-up without script; the address may be a stranger's. */
  signUpLink: {
    subject: "Isixhumanisi sakho sokubhalisela i-{product}",
    preview: "Lesi isixhumanisi sokubhalisa ngaphandle kokulinda.",
    heading: "Bhalisa",
    text: "Sawubona, sebenzisa le nkinobho ukuze uvule ifomu bese ubhalisela i-{product} ngaleli kheli. Le nkinobho isebenza imizuzu engu-{minutes}.",
    button: "Vula ifomu",
    remark: {
      title: "Bekungewena?",
      text: "Kukhona ofake leli kheli efomini lokubhalisa. Ungawunaki lo mlayezo, akukho okuzokwenzeka.",
    },
  },

  welcome: {
    subject: "Siyakwamukela ku-{product}",
    preview: "I-akhawunti yakho isilungile.",
    heading: "I-akhawunti yakho isilungile",
    /** To an unverified address, which may be a stranger's. */
    toAnybody: [
      "Sawubona, siyabonga ngokubhalisela i-{product}.",
      "Ngena ngegama lomsebenzisi nangephasiwedi okukhethile.",
    ],
    toOwner: [
      "Sawubona {name}, siyabonga ngokubhalisela i-{product}. Igama lakho lomsebenzisi lithi {username}.",
      "Ngena ngalo nangephasiwedi oyikhethile.",
    ],
    button: "Ngena",
    remark: {
      title: "Bekungewena?",
      text: `Kukhona osebenzise leli kheli ukuze abhalise. Sicela ubhalele ku-${brand.email}, sizoyivala i-akhawunti.`,
    },
  },

  alreadyRegistered: {
    subject: "Usunayo i-akhawunti ye-{product}",
    preview: "Kukhona ozame ukubhalisa ngemininingwane yakho.",
    heading: "Usunayo i-akhawunti",
    text: [
      "Sawubona {name}, kukhona osanda kuzama ukubhalisa ngegama elithi {username}, okuyigama lomsebenzisi le-akhawunti yakho ye-{product}. Akukho okushintshile ku-akhawunti yakho.",
      "Uma bekunguwena, ngena njengokujwayelekile. Uma ukhohlwe iphasiwedi yakho, sicela ukhethe entsha.",
    ],
    button: "Khetha iphasiwedi entsha",
    remark: {
      title: "Bekungewena?",
      text: "Ungawunaki lo mlayezo. Lowo obezama akazange azi ukuthi unayo i-akhawunti.",
    },
  },

  /** Of an account that came from another system; the address may be nobody's that we know. */
  moved: {
    subject: "I-akhawunti yakho ye-{product} idlulisiwe",
    preview: "Imininingwane yakho idluliswe nayo.",
    heading: "I-akhawunti yakho idlulisiwe",
    text: "Sawubona, i-{product} inekhasi elisha lokungena, futhi i-akhawunti yakho idluliselwe khona nemininingwane yakho.",
    withPassword: "Ngena ngegama lomsebenzisi nephasiwedi obunakho kuze kube manje.",
    withoutPassword: "Iphasiwedi yakho ayidluliswanga: khetha entsha ngaphambi kokuthi ungene.",
    logIn: "Ngena",
    choosePassword: "Khetha iphasiwedi",
    remark: {
      title: "Ulikhohliwe igama lakho lomsebenzisi?",
      text: "Ikhasi lokungena liyakusiza ukuthi ulithole.",
    },
  },

  closed: {
    subject: "I-akhawunti yakho ye-{product} yavalwa",
    preview: "Akusekho muntu ongabhalisa ngayo noma ayikhethele iphasiwedi.",
    heading: "Le akhawunti yavalwa",
    text: [
      "Sawubona {name}, kukhona osanda kuzama ukubhalisa noma ukukhetha iphasiwedi entsha ngegama lomsebenzisi elithi {username}. Leyo akhawunti ye-{product} yavalwa, futhi igama layo lomsebenzisi alisakwazi ukusetshenziswa.",
      `Uma bekunguwena futhi ufuna ukubuya, sicela ubhalele ku-${brand.email}.`,
    ],
    remark: {
      title: "Bekungewena?",
      text: "Ungawunaki lo mlayezo. Lowo obezama akazange azi ukuthi yake yaba khona i-akhawunti.",
    },
  },

  archived: {
    subject: "I-akhawunti yakho ye-{product} ivaliwe",
    preview: "Ukususwa obekuceliwe sekwenziwe.",
    heading: "I-akhawunti yakho ivaliwe",
    text: [
      "Sawubona {name}, ukususwa kwe-akhawunti enegama lomsebenzisi elithi {username} kuqinisekisiwe. Akusekho muntu ongangena ngayo.",
      "Iphrofayela yakho igcinwe kungobo yomlando, ayisuliwe: amarekhodi ezempilo kufanele agcinwe okungenani iminyaka eyisithupha. Eyakho igcinwa kuze kube umhla ka-{until}.",
    ],
    remark: {
      title: "Bekungewena?",
      text: `Sicela ubhalele ku-${brand.informationOfficerEmail} ngokushesha.`,
    },
  },

  reset: {
    subject: "Setha kabusha iphasiwedi yakho ye-{product}",
    preview:
      "Khetha iphasiwedi entsha ye-akhawunti yakho ye-{product}. Uma ungakucelanga lokhu, ungawuziba lo mlayezo.",
    heading: "Khetha iphasiwedi entsha",
    text: "Sawubona {name}, kukhona ocele ukusetha kabusha iphasiwedi yegama lomsebenzisi elithi {username} ku-{product}. Uma bekunguwena, sicela ucindezele le nkinobho. Isebenza kanye kuphela, imizuzu engu-{minutes}.",
    code: "Uma ikhasi licela ikhodi esebenza kanye, nansi: {code}. Isebenza imizuzu engu-{minutes}. Ungayiniki muntu.",
    button: "Shintsha iphasiwedi",
    remark: {
      title: "Bekungewena?",
      text: "Ungawunaki lo mlayezo, akukho okuzoshintsha. Asilokothi sicele iphasiwedi yakho nge-imeyili noma ngocingo.",
    },
  },

  removal: {
    subject: "Susa i-akhawunti yakho ye-{product}",
    preview: "Isixhumanisi osicelile.",
    heading: "Susa i-akhawunti yakho",
    text: "Sawubona {name}, ucele ezilungiselelweni ze-akhawunti yakho ukuthi kususwe u-{username} ku-{product}. Vula isixhumanisi ukuze ubone ukuthi kusho ukuthini futhi ukuqinisekise. Kuze kube yileso sikhathi akwenzeki lutho. Isixhumanisi sisebenza amahora angu-{hours}.",
    button: "Susa i-akhawunti yami",
    remark: {
      title: "Bekungewena?",
      text: "Ungasivuli isixhumanisi, akukho okuzosuswa. Emva kwalokho khetha iphasiwedi entsha: othile ubengene ku-akhawunti yakho.",
    },
    /** Asked for by staff, whom the owner asked. */
    byStaff: {
      preview: "Isixhumanisi osicele kubasebenzi bethu.",
      text: "Sawubona {name}, abasebenzi bethu bacelwe ukuthi basuse u-{username} ku-{product}. Vula isixhumanisi ukuze ubone ukuthi kusho ukuthini futhi ukuqinisekise. Kuze kube yileso sikhathi akwenzeki lutho. Isixhumanisi sisebenza amahora angu-{hours}.",
      remark: {
        title: "Awukucelanga?",
        text: "Ungasivuli isixhumanisi, akukho okuzosuswa. Sicela usitshele: othile ucele egameni lakho.",
      },
    },
  },

  passwordChanged: {
    subject: "Iphasiwedi yakho ye-{product} ishintshiwe",
    preview: "Uma bekunguwena, akukho okumele ukwenze.",
    heading: "Iphasiwedi yakho ishintshiwe",
    text: "Sawubona {name}, iphasiwedi yegama lomsebenzisi elithi {username} ku-{product} isanda kushintshwa. Uma bekunguwena, akukho okumele ukwenze.",
    passkeys:
      "Okhiye bokungena basasebenza. Kule akhawunti kukhona: {labels}. Uma ukhona ongawazi, sicela ungene, uye ku-akhawunti yakho uwususe.",
    button: "Bekungemina",
    remark: {
      title: "Bekungewena?",
      text: `Sicela ukhethe iphasiwedi entsha ngenkinobho engenhla, bese ubhalela ku-${brand.email}.`,
    },
  },

  /** An account that is locked: for a while, or until a new password; for new devices, or for a known one. */
  locked: {
    preview: "Kukhona ofake iphasiwedi engalungile kaningi kakhulu.",
    button: "Khetha iphasiwedi entsha",
    forAWhile: {
      subject: "I-akhawunti yakho ye-{product} ikhiyiwe okwesikhashana",
      heading: "I-akhawunti yakho ikhiyiwe okwesikhashana",
      newDevices:
        "Sawubona {name}, kukhona ofake iphasiwedi engalungile yegama lomsebenzisi elithi {username} kaningi kakhulu, ngakho amadivayisi amasha awakwazi ukungena okwamanje. Amadivayisi owake wawasebenzisa ngaphambilini awathinteki.",
      knownDevice:
        "Sawubona {name}, kukhona ofake iphasiwedi engalungile yegama lomsebenzisi elithi {username} kaningi kakhulu kudivayisi owake wayisebenzisa ngaphambilini, ngakho leyo divayisi ayikwazi ukungena okwamanje. Amanye amadivayisi awathinteki.",
      wayOut:
        "Ukukhiya kuzophela ngokwakho. Uma ukhohlwe iphasiwedi yakho, ungakhetha entsha khona manje.",
    },
    untilReset: {
      subject: "I-akhawunti yakho ye-{product} ikhiyiwe uze ukhethe iphasiwedi entsha",
      heading: "I-akhawunti yakho ikhiyiwe uze ukhethe iphasiwedi entsha",
      newDevices:
        "Sawubona {name}, kukhona ofake iphasiwedi engalungile yegama lomsebenzisi elithi {username} kaningi kakhulu, ngakho amadivayisi amasha awasakwazi ukungena. Amadivayisi owake wawasebenzisa ngaphambilini awathinteki.",
      knownDevice:
        "Sawubona {name}, kukhona ofake iphasiwedi engalungile yegama lomsebenzisi elithi {username} kaningi kakhulu kudivayisi owake wayisebenzisa ngaphambilini, ngakho leyo divayisi ayisakwazi ukungena. Amanye amadivayisi awathinteki.",
      wayOut: "Lokhu kukhiya akupheli ngokwakho. Sicela ukhethe iphasiwedi entsha ukuze kuphele.",
    },
    remark: {
      title: "Bekungewena?",
      text: "Akekho ongenile. Iphasiwedi ongayisebenzisi kwenye indawo yenza kuhlale kunjalo.",
    },
  },

  signedInAfterFailures: {
    subject: "Kukhona ongene ku-akhawunti yakho ye-{product} ngemva kokuzama kaningi",
    preview: "Ukungena kuphumelele ngemva kwamaphasiwedi amaningi angalungile.",
    heading: "Ukungena ngemva kwamaphasiwedi amaningi angalungile",
    text: [
      "Sawubona {name}, kukhona osanda kungena ngegama lomsebenzisi elithi {username}. Ngaphambi kwalokho, iphasiwedi engalungile ifakwe izikhathi eziyishumi noma ngaphezulu.",
      "Uma bekunguwena, akukho okumele ukwenze. Uma bekungewena, sicela ukhethe iphasiwedi entsha manje.",
    ],
    button: "Khetha iphasiwedi entsha",
  },

  /** The usernames of an address. */
  reminder: {
    preview: "Ucele ukuthi sikukhumbuze.",
    one: {
      subject: `Igama lakho lomsebenzisi le-${brand.name}`,
      heading: "Igama lakho lomsebenzisi",
      text: "Sawubona, leli gama lomsebenzisi libhaliswe ngekheli lakho le-imeyili:",
    },
    several: {
      subject: `Amagama akho omsebenzisi e-${brand.name}`,
      heading: "Amagama akho omsebenzisi",
      text: "Sawubona, la magama omsebenzisi abhaliswe ngekheli lakho le-imeyili:",
    },
    button: "Ngena",
    remark: {
      title: "Bekungewena?",
      text: "Ungawunaki lo mlayezo: akekho omunye owutholile ngaphandle kwakho. Asilokothi sicele iphasiwedi yakho nge-imeyili noma ngocingo.",
    },
  },

  practiceInvite: {
    subject: "Unesimemo se-{product}",
    preview: "Indawo yokwelapha icela ukuthi uyijoyine ku-{product}.",
    heading: "Joyina indawo yakho yokwelapha ku-{product}",
    text: [
      "Indawo yokwelapha esebenzisa i-{product} icela ukuthi uyijoyine. Isimemo singesaleli kheli le-imeyili, sisebenza kanye futhi siphelelwa yisikhathi ngo-{day}.",
      "Ingabe usunayo i-akhawunti enaleli kheli? Uma kunjalo, kungcono ungene lapha: {login}",
    ],
    button: "Yamukela isimemo",
    remark: {
      title: "Akusona esakho?",
      text: "Ungawunaki lo mlayezo: ngaphandle kwakho akukho okwenzekayo.",
    },
  },

  academicInvite: {
    subject: "Unesimemo se-{product}",
    preview: "Bhalisela i-{product}.",
    heading: "Joyina i-{product}",
    /** From a supervisor, or from a product or the operator; to somebody whose name is known, or not. */
    bySupervisor: {
      named:
        "Sawubona {name}, umphathi wokuqeqesha, {supervisor}, usebenzisa i-{product}, okuyilogibhuku nephothifoliyo yabafundi bezokwelapha abasaqeqeshwa, futhi ukubhale njengenhloko yomnyango.",
      unnamed:
        "Sawubona, umphathi wokuqeqesha, {supervisor}, usebenzisa i-{product}, okuyilogibhuku nephothifoliyo yabafundi bezokwelapha abasaqeqeshwa, futhi ukubhale njengenhloko yomnyango.",
    },
    byProduct: {
      named:
        "Sawubona {name}, uyamenywa ku-{product}, okuyilogibhuku nephothifoliyo yabafundi bezokwelapha abasaqeqeshwa.",
      unnamed:
        "Sawubona, uyamenywa ku-{product}, okuyilogibhuku nephothifoliyo yabafundi bezokwelapha abasaqeqeshwa.",
    },
    terms:
      "Isimemo singesaleli kheli le-imeyili, sisebenza kanye futhi siphelelwa yisikhathi ngo-{day}.",
    button: "Yamukela isimemo",
    remark: {
      title: "Akusona esakho?",
      text: "Ungawunaki lo mlayezo: ngaphandle kwakho akukho okwenzekayo.",
    },
  },
};
