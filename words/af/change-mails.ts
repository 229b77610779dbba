import type { changeMailWords as english } from "../en/change-mails.ts";
import type { Translation } from "../text/translation.ts";

/** The mails that tell somebody of a change of their account. `{product}` is the product's full name. */
export const changeMailWords: Translation<typeof english> = {
  ifYou: "As dit jy was, hoef jy niks te doen nie.",
  facts: {
    passkey: "Toegangsleutel",
    address: "Nuwe adres",
    number: "Nuwe nommer",
    when: "Wanneer",
    with: "Waarmee",
    confirmedBy: "Bevestig deur",
  },
  device: "{browser} op {system}",
  otherBrowser: "’n Ander blaaier",
  otherSystem: "’n ander toestel",
  ways: {
    password: "Jou wagwoord",
    "password-and-code": "Jou wagwoord en ’n kode uit jou toep",
    "password-and-recovery-code": "Jou wagwoord en ’n herstelkode",
    passkey: "’n Toegangsleutel",
    code: "’n Kode uit jou toep",
    "recovery-code": "’n Herstelkode",
  },
  ofBefore:
    "Jy kry hierdie boodskap ook hier omdat jou rekening minder as 72 uur gelede ’n ander adres gekry het. As dit nie jy was nie, druk “Dit was nie ek nie” in die e-pos wat jou van die verandering laat weet het.",
  button: "Dit was nie ek nie",
  whatItDoes: "Wat die knoppie doen.",
  does: {
    plain:
      "Dit meld elke toestel af, keer {hours} uur lank veranderinge aan jou rekening en laat jou ’n nuwe wagwoord kies.",
    passkey:
      "Dit meld elke toestel af, neem die toegangsleutel weg, keer {hours} uur lank veranderinge aan jou rekening en laat jou ’n nuwe wagwoord kies.",
    email:
      "Dit meld elke toestel af, gee jou rekening hierdie adres terug, keer {hours} uur lank veranderinge en laat jou ’n nuwe wagwoord kies.",
    number:
      "Dit meld elke toestel af, gee jou rekening sy nommer terug, keer {hours} uur lank veranderinge en laat jou ’n nuwe wagwoord kies.",
    stepOn:
      "Dit meld elke toestel af, beëindig tweestapverifikasie wat aangeskakel is, keer {hours} uur lank veranderinge aan jou rekening en laat jou ’n nuwe wagwoord kies.",
    stepApp:
      "Dit meld elke toestel af, neem die nuwe toep se sleutel weg, keer {hours} uur lank veranderinge aan jou rekening en laat jou ’n nuwe wagwoord kies. Die vorige toep word nie bewaar nie: sonder ’n herstelkode eindig tweestapverifikasie {hours} uur later.",
    stepCodes:
      "Dit meld elke toestel af, neem die nuwe herstelkodes weg, keer {hours} uur lank veranderinge aan jou rekening en laat jou ’n nuwe wagwoord kies.",
    stepOff:
      "Dit meld elke toestel af, keer {hours} uur lank veranderinge aan jou rekening en laat jou ’n nuwe wagwoord kies. Tweestapverifikasie bly af totdat jy dit weer opstel.",
    stepEnding:
      "Dit laat tweestapverifikasie aan, meld elke toestel af, keer {hours} uur lank veranderinge aan jou rekening en laat jou ’n nuwe wagwoord kies.",
  },
  kinds: {
    password: {
      subject: "Jou wagwoord vir {product} is verander",
      heading: "Jou wagwoord is verander",
      text: "Hallo {name}. Iemand wat by jou rekening aangemeld is, het ’n nuwe wagwoord vir {username} by {product} gekies. Elke ander toestel is afgemeld.",
    },
    "email-asked": {
      subject: "’n Ander adres vir jou {product}-rekening",
      heading: "Iemand het vir ’n ander adres gevra",
      text: "Hallo {name}. Iemand wat by jou {product}-rekening aangemeld is, of ons ondersteuning namens iemand, het gevra dat die rekening ’n ander e-posadres gebruik. Niks verander voordat die nuwe adres bevestig is nie.",
    },
    email: {
      subject: "Die adres van jou {product}-rekening is verander",
      heading: "Jou e-posadres is verander",
      text: "Hallo {name}. Jou rekening by {product} gebruik nou ’n ander e-posadres. Ons skryf {hours} uur lank aan albei, en so lank kan jy die verandering van hierdie adres af ongedaan maak.",
    },
    "cell-number": {
      subject: "Die selfoonnommer van jou {product}-rekening is verander",
      heading: "Jou selfoonnommer is verander",
      text: "Hallo {name}. Iemand wat by jou {product}-rekening aangemeld is, het die selfoonnommer daarvan verander.",
    },
    "codes-by-whatsapp": {
      subject: "Kodes van jou {product}-rekening kom nou per WhatsApp",
      heading: "Jou kodes kom nou per WhatsApp",
      text: "Hallo {name}. Iemand wat by jou rekening aangemeld is, het gekies dat kodes vir {product} per WhatsApp in plaas van SMS na jou nommer gaan.",
    },
    "passkey-added": {
      subject: "’n Toegangsleutel is by jou {product}-rekening gevoeg",
      heading: "’n Toegangsleutel is bygevoeg",
      text: "Hallo {name}. Iemand wat by jou {product}-rekening aangemeld is, het ’n toegangsleutel bygevoeg. Daarmee kan ’n mens sonder jou wagwoord aanmeld.",
    },
    "passkey-removed": {
      subject: "’n Toegangsleutel is van jou {product}-rekening verwyder",
      heading: "’n Toegangsleutel is verwyder",
      text: "Hallo {name}. Iemand wat by jou {product}-rekening aangemeld is, het ’n toegangsleutel verwyder. Niemand kan meer daarmee aanmeld nie.",
    },
    "second-step-on": {
      subject: "Tweestapverifikasie van jou {product}-rekening is aan",
      heading: "Tweestapverifikasie is aangeskakel",
      text: "Hallo {name}. Iemand wat by jou rekening aangemeld is, het tweestapverifikasie vir {product} aangeskakel. Wie met jou wagwoord aanmeld, moet van nou af ook ’n kode uit ’n toep intik.",
    },
    "second-step-app": {
      subject: "’n Ander toep vir tweestapverifikasie van {product}",
      heading: "Die toep van jou tweestapverifikasie is verander",
      text: "Hallo {name}. Iemand wat by jou rekening aangemeld is, het tweestapverifikasie vir {product} na ’n ander toep geskuif. Kodes van die vorige toep werk nie meer nie.",
    },
    "second-step-codes": {
      subject: "Nuwe herstelkodes vir {product}",
      heading: "Nuwe herstelkodes is gemaak",
      text: "Hallo {name}. Iemand wat by jou rekening aangemeld is, het nuwe herstelkodes vir {product} gemaak. Die voriges werk nie meer nie.",
    },
    "second-step-off": {
      subject: "Tweestapverifikasie van jou {product}-rekening is af",
      heading: "Tweestapverifikasie is afgeskakel",
      text: "Hallo {name}. Iemand wat by jou rekening aangemeld is, het tweestapverifikasie vir {product} afgeskakel. Wie met jou wagwoord aanmeld, het nie meer ’n kode nodig nie.",
    },
    "second-step-ending": {
      subject: "Tweestapverifikasie van jou {product}-rekening gaan eindig",
      heading: "Tweestapverifikasie gaan eindig",
      text: "Hallo {name}. Iemand het ons gevra om tweestapverifikasie van jou rekening by {product} te beëindig, omdat die foon en die herstelkodes weg is. Dit eindig oor {hours} uur. Niemand kan dit vinniger laat gebeur nie.",
    },
  },
  /** At two-step verification, behind a right password: somebody else may know it. */
  stepWarnings: {
    preview: "As dit jy was, hoef jy niks te doen nie.",
    "wrong-codes": {
      subject: "Verkeerde kodes by jou {product}-aanmelding",
      heading: "Jou wagwoord was reg, maar die kodes nie",
      text: "Hallo {name}. Iemand het jou wagwoord vir {username} by {product} ingetik en daarna, binne ’n dag, te veel verkeerde kodes. Tot môre kan niemand met ’n kode uit jou toep aanmeld nie, maar wel met jou herstelkodes. As dit nie jy was nie, ken iemand jou wagwoord: kies nou ’n nuwe een.",
    },
    "recovery-code": {
      subject: "’n Herstelkode is vir {product} gebruik",
      heading: "’n Herstelkode is gebruik",
      text: "Hallo {name}. Iemand het as {username} by {product} aangemeld met jou wagwoord en een van jou herstelkodes. Daardie kode werk nie weer nie. As dit nie jy was nie, het iemand jou wagwoord en jou kodes: kies nou ’n nuwe wagwoord, en maak nuwe kodes in jou rekening.",
    },
    button: "Kies ’n nuwe wagwoord",
  },
  /** The code that support has mailed to whoever lost app and recovery codes. */
  oneTimeCode: {
    subject: "Jou tydelike kode vir {product}",
    preview: "Tik dit in, in plaas van die kode uit jou toep.",
    heading: "Jou tydelike kode",
    text: "Hallo {name}. Jy het vir ons ondersteuning gesê dat jy jou toep en jou herstelkodes verloor het. Meld by {product} aan as {username} met jou wagwoord, en tik hierdie kode in wanneer ons vir ’n kode vra. Dit werk een keer, binne {hours} uur. Stel dan ’n nuwe toep in jou rekening op.",
    code: "Tydelike kode",
    button: "Kies ’n nuwe wagwoord",
    remark: {
      title: "Was dit nie jy nie?",
      text: "Gee hierdie kode vir niemand nie. As jy nie daarvoor gevra het nie, het iemand dit gedoen wat jou wagwoord ken: kies ’n nuwe een met die knoppie hierbo, dan verval die kode.",
    },
  },
  /** The link to the file of what is kept, which support has mailed to whoever cannot log in. */
  storedData: {
    subject: "Wat ons oor jou bewaar by {product}",
    preview: "Die knoppie gee jou die lêer, een keer.",
    heading: "Wat ons oor jou bewaar",
    text: "Hallo {name}. Jy het vir ons ondersteuning gesê dat jy nie kan aanmeld nie, en gevra vir die data wat ons oor jou rekening by {product} bewaar. Die knoppie maak ’n bladsy oop wat jou die lêer een keer gee, binne {hours} uur. Maak dit oop op ’n toestel wat net jy gebruik.",
    button: "Kry my data",
    remark: {
      title: "Was dit nie jy nie?",
      text: "Gee hierdie skakel vir niemand nie, en sê vir ons ondersteuning dat jy nie gevra het nie. ’n Nuwe wagwoord vir jou rekening laat die skakel verval.",
    },
  },
  /** To the new address, while the one before can undo. */
  notice: {
    button: "Kies ’n nuwe wagwoord",
    remark: {
      title: "Was dit nie jy nie?",
      text: "Die skakel waarmee jy dit ongedaan maak, is gestuur na die adres wat jou rekening voorheen gehad het. Jy kan ook met die knoppie hierbo ’n nuwe wagwoord kies.",
    },
  },
  /** To an unverified address: it repeats nothing that the requester chose. */
  emailVerification: {
    subject: "Bevestig jou adres vir {product}",
    preview: "Druk net een keer, dan is die adres bevestig.",
    heading: "Bevestig jou adres",
    text: "Hallo, iemand wat by die rekening {username} by {product} aangemeld is, het ons gevra om hierdie adres te bevestig. Druk die knoppie net as dit jy was en die rekening joune is. Die knoppie werk {hours} uur lank.",
    button: "Bevestig hierdie adres",
    remark: {
      title: "Was dit nie jy nie?",
      text: "Doen niks, dan gebeur daar niks. Of maak die bladsy nogtans oop en druk “Dit is nie my rekening nie”: dan skryf ons nie weer daaroor aan jou nie.",
    },
  },
  /** To an address that was the account’s, and is no more. */
  addressLost: {
    subject: "Jou {product}-rekening het nou ’n ander adres",
    preview: "Ons skryf nie meer aan hierdie adres nie.",
    heading: "Jou rekening gebruik nie meer hierdie adres nie",
    text: "Hallo {name}. Jou rekening by {product} het hierdie adres gebruik, en gebruik nou ’n ander een: die adres is weer verander, of die verandering is van die vorige adres af ongedaan gemaak. Van nou af skryf ons daarheen.",
    remark: {
      title: "Was dit verkeerd?",
      text: "Skryf aan {email} of bel {phone}. Ons vra wie jy is voordat iets verander word.",
    },
  },
  /** To an address whose account is another one. */
  addressTaken: {
    subject: "Hierdie adres het ’n {product}-rekening",
    preview: "Iemand het gevra om jou adres vir ’n rekening te gebruik.",
    heading: "Hierdie adres het ’n rekening",
    text: "Hallo, iemand wat by ’n ander rekening by {product} aangemeld is, het gevra om hierdie adres daarvoor te gebruik. Dit is nie moontlik nie, want jou eie rekening gebruik dit. Niks het aan jou rekening verander nie.",
    remark: {
      title: "Was dit nie jy nie?",
      text: "Jy hoef niks te doen nie. Wie ook al gevra het, het nie uitgevind dat jy ’n rekening het nie.",
    },
  },
};
