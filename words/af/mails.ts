import { brand } from "@frontdoor/brand/brand.ts";
import type { mailWords as english } from "../en/mails.ts";
import type { Translation } from "../text/translation.ts";

/** Every mail. `{product}` is the product's full name. */
export const mailWords: Translation<typeof english> = {
  /** Below a button, for mail programmes that break it. */
  brokenButton: "As die knoppie nie werk nie, kopieer hierdie adres na jou blaaier:",
  reference: "Verwysing: {id}",

  verification: {
    subject: "Aktiveer jou {product}-rekening",
    preview: "Nog net een stap: wys dat hierdie adres joune is.",
    heading: "Nog net een stap",
    text: "Hallo, dankie dat jy vir {product} geregistreer het. Gebruik hierdie knoppie om te wys dat hierdie adres joune is; dan is jou rekening gereed. Die knoppie werk {hours} uur lank.",
    button: "Aktiveer my rekening",
    remark: {
      title: "Was dit nie jy nie?",
      text: "Iemand het hierdie adres ingetik om te registreer. Moenie die knoppie gebruik nie, dan word daar geen rekening geskep nie; wat ingetik is, word vanself uitgevee.",
    },
  },

  /** To whoever asks for it in a sign-up without script; the address may be a stranger's. */
  signUpLink: {
    subject: "Jou skakel om vir {product} te registreer",
    preview: "Met hierdie skakel registreer jy sonder om te wag.",
    heading: "Registreer",
    text: "Hallo, gebruik hierdie knoppie om die vorm oop te maak en met hierdie adres vir {product} te registreer. Die knoppie werk {minutes} minute lank.",
    button: "Maak die vorm oop",
    remark: {
      title: "Was dit nie jy nie?",
      text: "Iemand het hierdie adres op ’n registrasievorm ingetik. Ignoreer hierdie boodskap, dan gebeur daar niks.",
    },
  },

  welcome: {
    subject: "Welkom by {product}",
    preview: "Jou rekening is gereed.",
    heading: "Jou rekening is gereed",
    /** To an unverified address, which may be a stranger's. */
    toAnybody: [
      "Hallo, dankie dat jy vir {product} geregistreer het.",
      "Meld aan met die gebruikersnaam en die wagwoord wat jy gekies het.",
    ],
    toOwner: [
      "Hallo {name}, dankie dat jy vir {product} geregistreer het. Jou gebruikersnaam is {username}.",
      "Meld aan met hierdie naam en die wagwoord wat jy gekies het.",
    ],
    button: "Meld aan",
    remark: {
      title: "Was dit nie jy nie?",
      text: `Iemand het hierdie adres gebruik om te registreer. Skryf aan ${brand.email}, dan maak ons die rekening toe.`,
    },
  },

  alreadyRegistered: {
    subject: "Jy het reeds ’n {product}-rekening",
    preview: "Iemand het met jou besonderhede probeer registreer.",
    heading: "Jy het reeds ’n rekening",
    text: [
      "Hallo {name}, iemand het pas probeer registreer met {username}, die gebruikersnaam van jou rekening by {product}. Niks het aan jou rekening verander nie.",
      "As dit jy was, meld soos altyd aan. As jy jou wagwoord vergeet het, kies ’n nuwe een.",
    ],
    button: "Stel my wagwoord terug",
    remark: {
      title: "Was dit nie jy nie?",
      text: "Ignoreer hierdie boodskap. Wie ook al probeer het, het nie uitgevind dat jy ’n rekening het nie.",
    },
  },

  /** Of an account that came from another system; the address may be nobody's that we know. */
  moved: {
    subject: "Jou {product}-rekening is oorgedra",
    preview: "Jou besonderhede is saam oorgedra.",
    heading: "Jou rekening is oorgedra",
    text: "Hallo, {product} het ’n nuwe aanmeldbladsy, en jou rekening is met jou besonderhede daarheen oorgedra.",
    withPassword: "Meld aan met die gebruikersnaam en die wagwoord wat jy tot nou toe gehad het.",
    withoutPassword: "Jou wagwoord is nie oorgedra nie: kies ’n nuwe een voordat jy aanmeld.",
    logIn: "Meld aan",
    choosePassword: "Kies ’n wagwoord",
    remark: {
      title: "Jou gebruikersnaam vergeet?",
      text: "Die aanmeldbladsy help jou om dit te vind.",
    },
  },

  closed: {
    subject: "Jou {product}-rekening is toegemaak",
    preview: "Niemand kan meer daarmee registreer of ’n wagwoord daarvoor kies nie.",
    heading: "Hierdie rekening is toegemaak",
    text: [
      "Hallo {name}, iemand het pas met {username} probeer registreer of ’n nuwe wagwoord probeer kies. Daardie rekening by {product} is toegemaak, en die gebruikersnaam kan nie weer gebruik word nie.",
      `As dit jy was en jy wil terugkom, skryf aan ${brand.email}.`,
    ],
    remark: {
      title: "Was dit nie jy nie?",
      text: "Ignoreer hierdie boodskap. Wie ook al probeer het, het nie uitgevind dat daar ’n rekening was nie.",
    },
  },

  archived: {
    subject: "Jou {product}-rekening is nou toegemaak",
    preview: "Die verwydering waarvoor gevra is, is afgehandel.",
    heading: "Jou rekening is nou toegemaak",
    text: [
      "Hallo {name}, die verwydering van die rekening {username} is bevestig. Niemand kan meer daarmee aanmeld nie.",
      "Jou profiel is geargiveer, nie uitgewis nie: gesondheidsrekords moet minstens ses jaar lank bewaar word. Joune word tot {until} bewaar.",
    ],
    remark: {
      title: "Was dit nie jy nie?",
      text: `Skryf dadelik aan ${brand.informationOfficerEmail}.`,
    },
  },

  reset: {
    subject: "Stel jou {product}-wagwoord terug",
    preview:
      "Kies ’n nuwe wagwoord vir jou {product}-rekening. As jy nie hiervoor gevra het nie, kan jy dit ignoreer.",
    heading: "Kies ’n nuwe wagwoord",
    text: "Hallo {name}, iemand het gevra om die wagwoord vir {username} by {product} terug te stel. As dit jy was, gebruik hierdie knoppie. Dit werk net een keer, {minutes} minute lank.",
    code: "As die bladsy vir ’n eenmalige wagwoord vra, tik {code} in. Dit werk {minutes} minute lank. Gee dit vir niemand nie.",
    button: "Verander wagwoord",
    remark: {
      title: "Was dit nie jy nie?",
      text: "Ignoreer hierdie boodskap, dan verander niks nie. Ons vra nooit per e-pos of telefoon vir jou wagwoord nie.",
    },
  },

  removal: {
    subject: "Verwyder jou {product}-rekening",
    preview: "Die skakel waarvoor jy gevra het.",
    heading: "Verwyder jou rekening",
    text: "Hallo {name}, jy het in jou rekeninginstellings gevra om {username} van {product} te verwyder. Maak die skakel oop om te sien wat dit beteken en om dit te bevestig. Tot dan gebeur daar niks. Die skakel werk {hours} uur lank.",
    button: "Verwyder my rekening",
    remark: {
      title: "Was dit nie jy nie?",
      text: "Moenie die skakel oopmaak nie, dan word niks verwyder nie. Kies dan ’n nuwe wagwoord: iemand was by jou rekening aangemeld.",
    },
    /** Asked for by staff, whom the owner asked. */
    byStaff: {
      preview: "Die skakel waarvoor jy ons personeel gevra het.",
      text: "Hallo {name}, iemand het ons personeel gevra om {username} van {product} te verwyder. Maak die skakel oop om te sien wat dit beteken en om dit te bevestig. Tot dan gebeur daar niks. Die skakel werk {hours} uur lank.",
      remark: {
        title: "Nie deur jou gevra nie?",
        text: "Moenie die skakel oopmaak nie, dan word niks verwyder nie. Laat weet ons asseblief: iemand anders het in jou naam gevra.",
      },
    },
  },

  passwordChanged: {
    subject: "Jou {product}-wagwoord is verander",
    preview: "As dit jy was, hoef jy niks te doen nie.",
    heading: "Jou wagwoord is verander",
    text: "Hallo {name}, die wagwoord vir {username} by {product} is pas verander. As dit jy was, hoef jy niks te doen nie.",
    passkeys:
      "Toegangsleutels werk steeds. Hierdie rekening het: {labels}. As jy een daarvan nie ken nie, meld asseblief aan, gaan na jou rekening en verwyder dit.",
    button: "Dit was nie ek nie",
    remark: {
      title: "Was dit nie jy nie?",
      text: `Kies met die knoppie hierbo ’n nuwe wagwoord, en skryf dan aan ${brand.email}.`,
    },
  },

  /** An account that is locked: for a while, or until a new password; for new devices, or for a known one. */
  locked: {
    preview: "Iemand het te veel keer ’n verkeerde wagwoord ingetik.",
    button: "Stel my wagwoord terug",
    forAWhile: {
      subject: "Jou {product}-rekening is tydelik gesluit",
      heading: "Jou rekening is tydelik gesluit",
      newDevices:
        "Hallo {name}, iemand het te veel keer ’n verkeerde wagwoord vir {username} ingetik. Nuwe toestelle kan dus vir eers nie aanmeld nie. Toestelle wat jy al voorheen gebruik het, word nie geraak nie.",
      knownDevice:
        "Hallo {name}, iemand het te veel keer ’n verkeerde wagwoord vir {username} ingetik op ’n toestel wat jy al voorheen gebruik het. Daardie toestel kan dus vir eers nie aanmeld nie. Ander toestelle word nie geraak nie.",
      wayOut:
        "Die sluiting verval vanself. As jy jou wagwoord vergeet het, kan jy dadelik ’n nuwe een kies.",
    },
    untilReset: {
      subject: "Jou {product}-rekening is gesluit totdat jy ’n nuwe wagwoord kies",
      heading: "Jou rekening is gesluit totdat jy ’n nuwe wagwoord kies",
      newDevices:
        "Hallo {name}, iemand het te veel keer ’n verkeerde wagwoord vir {username} ingetik. Nuwe toestelle kan dus nie meer aanmeld nie. Toestelle wat jy al voorheen gebruik het, word nie geraak nie.",
      knownDevice:
        "Hallo {name}, iemand het te veel keer ’n verkeerde wagwoord vir {username} ingetik op ’n toestel wat jy al voorheen gebruik het. Daardie toestel kan dus nie meer aanmeld nie. Ander toestelle word nie geraak nie.",
      wayOut: "Hierdie sluiting verval nie vanself nie. Kies ’n nuwe wagwoord om dit op te hef.",
    },
    remark: {
      title: "Was dit nie jy nie?",
      text: "Niemand het ingekom nie. ’n Wagwoord wat jy nêrens anders gebruik nie, hou dit so.",
    },
  },

  signedInAfterFailures: {
    subject: "Iemand het ná baie pogings by jou {product}-rekening aangemeld",
    preview: "’n Aanmelding het ná baie verkeerde wagwoorde geslaag.",
    heading: "’n Aanmelding ná baie verkeerde wagwoorde",
    text: [
      "Hallo {name}, iemand het pas as {username} aangemeld. Voor dit is daar tien keer of meer ’n verkeerde wagwoord ingetik.",
      "As dit jy was, hoef jy niks te doen nie. As dit nie jy was nie, kies nou ’n nuwe wagwoord.",
    ],
    button: "Stel my wagwoord terug",
  },

  /** The usernames of an address. */
  reminder: {
    preview: "Jy het ons gevra om jou te herinner.",
    one: {
      subject: `Jou ${brand.name}-gebruikersnaam`,
      heading: "Jou gebruikersnaam",
      text: "Hallo, hierdie gebruikersnaam is met jou e-posadres geregistreer:",
    },
    several: {
      subject: `Jou ${brand.name}-gebruikersname`,
      heading: "Jou gebruikersname",
      text: "Hallo, hierdie gebruikersname is met jou e-posadres geregistreer:",
    },
    button: "Meld aan",
    remark: {
      title: "Was dit nie jy nie?",
      text: "Ignoreer hierdie boodskap: niemand behalwe jy het dit ontvang nie. Ons vra nooit per e-pos of telefoon vir jou wagwoord nie.",
    },
  },

  practiceInvite: {
    subject: "Jy word uitgenooi om by {product} aan te sluit",
    preview: "’n Praktyk vra jou om op {product} by hulle aan te sluit.",
    heading: "Sluit op {product} by jou praktyk aan",
    text: [
      "’n Praktyk wat {product} gebruik, vra jou om by hulle aan te sluit. Die uitnodiging is vir hierdie e-posadres, werk net een keer en verval op {day}.",
      "Het jy reeds ’n rekening met hierdie adres? Meld dan eerder hier aan: {login}",
    ],
    button: "Aanvaar die uitnodiging",
    remark: {
      title: "Nie vir jou bedoel nie?",
      text: "Ignoreer hierdie boodskap: sonder jou gebeur daar niks.",
    },
  },

  academicInvite: {
    subject: "Jy word uitgenooi om by {product} aan te sluit",
    preview: "Registreer vir {product}.",
    heading: "Sluit by {product} aan",
    /** From a supervisor, or from a product or the operator; to somebody whose name is known, or not. */
    bySupervisor: {
      named:
        "Hallo {name}, {supervisor} gebruik {product}, die logboek en portefeulje vir mediese kandidate, en het jou as departementshoof aangedui.",
      unnamed:
        "Hallo, {supervisor} gebruik {product}, die logboek en portefeulje vir mediese kandidate, en het jou as departementshoof aangedui.",
    },
    byProduct: {
      named:
        "Hallo {name}, jy word uitgenooi om by {product}, die logboek en portefeulje vir mediese kandidate, aan te sluit.",
      unnamed:
        "Hallo, jy word uitgenooi om by {product}, die logboek en portefeulje vir mediese kandidate, aan te sluit.",
    },
    terms: "Die uitnodiging is vir hierdie e-posadres, werk net een keer en verval op {day}.",
    button: "Aanvaar die uitnodiging",
    remark: {
      title: "Nie vir jou bedoel nie?",
      text: "Ignoreer hierdie boodskap: sonder jou gebeur daar niks.",
    },
  },
};
