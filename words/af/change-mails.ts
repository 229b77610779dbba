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
    provenBy: "Bewys deur",
  },
  device: "{browser} op {system}",
  otherBrowser: "’n Ander blaaier",
  otherSystem: "’n ander toestel",
  ways: {
    password: "Jou wagwoord",
    "password-and-code": "Jou wagwoord en ’n kode van jou toep",
    "password-and-recovery-code": "Jou wagwoord en ’n herstelkode",
    passkey: "’n Toegangsleutel",
    code: "’n Kode van jou toep",
    "recovery-code": "’n Herstelkode",
  },
  ofBefore:
    "Jy lees dit ook hier omdat jou rekening minder as 72 uur lank ’n ander adres het. As dit nie jy was nie, druk “Dit was nie ek nie” in die e-pos wat jou van die verandering vertel het.",
  button: "Dit was nie ek nie",
  whatItDoes: "Wat die knoppie doen.",
  does: {
    plain:
      "Dit meld elke toestel af, keer veranderings aan jou rekening vir {hours} uur en laat jou ’n nuwe wagwoord kies.",
    passkey:
      "Dit meld elke toestel af, neem die toegangsleutel weg, keer veranderings aan jou rekening vir {hours} uur en laat jou ’n nuwe wagwoord kies.",
    email:
      "Dit meld elke toestel af, gee jou rekening hierdie adres terug, keer veranderings vir {hours} uur en laat jou ’n nuwe wagwoord kies.",
    number:
      "Dit meld elke toestel af, gee jou rekening sy nommer terug, keer veranderings vir {hours} uur en laat jou ’n nuwe wagwoord kies.",
    stepOn:
      "Dit meld elke toestel af, beëindig die tweede stap wat aangeskakel is, keer veranderings aan jou rekening vir {hours} uur en laat jou ’n nuwe wagwoord kies.",
    stepApp:
      "Dit meld elke toestel af, neem die nuwe toep se sleutel weg, keer veranderings aan jou rekening vir {hours} uur en laat jou ’n nuwe wagwoord kies. Die vorige toep word nie bewaar nie: sonder ’n herstelkode eindig die tweede stap {hours} uur later.",
    stepCodes:
      "Dit meld elke toestel af, neem die nuwe herstelkodes weg, keer veranderings aan jou rekening vir {hours} uur en laat jou ’n nuwe wagwoord kies.",
    stepOff:
      "Dit meld elke toestel af, keer veranderings aan jou rekening vir {hours} uur en laat jou ’n nuwe wagwoord kies. Die tweede stap bly af totdat jy dit weer opstel.",
    stepEnding:
      "Dit hou die tweede stap aan, meld elke toestel af, keer veranderings aan jou rekening vir {hours} uur en laat jou ’n nuwe wagwoord kies.",
  },
  kinds: {
    password: {
      subject: "Jou wagwoord vir {product} is verander",
      heading: "Jou wagwoord is verander",
      text: "Hallo {name}. Iemand wat as jy aangemeld is, het ’n nuwe wagwoord vir {username} by {product} gekies. Elke ander toestel is afgemeld.",
    },
    "email-asked": {
      subject: "’n Ander adres vir jou {product}-rekening",
      heading: "Daar is vir ’n ander adres gevra",
      text: "Hallo {name}. Iemand wat as jy aangemeld is, of ons ondersteuning namens iemand, het gevra dat jou rekening by {product} ’n ander e-posadres gebruik. Niks verander voordat die nuwe adres bewys is nie.",
    },
    email: {
      subject: "Die adres van jou {product}-rekening is verander",
      heading: "Jou e-posadres is verander",
      text: "Hallo {name}. Jou rekening by {product} gebruik nou ’n ander e-posadres. Vir {hours} uur skryf ons aan albei, en hierdie een kan die verandering ongedaan maak.",
    },
    "cell-number": {
      subject: "Die selfoonnommer van jou {product}-rekening is verander",
      heading: "Jou selfoonnommer is verander",
      text: "Hallo {name}. Iemand wat as jy aangemeld is, het die selfoonnommer van jou rekening by {product} verander.",
    },
    "passkey-added": {
      subject: "’n Toegangsleutel is by jou {product}-rekening gevoeg",
      heading: "’n Toegangsleutel is bygevoeg",
      text: "Hallo {name}. Iemand wat as jy aangemeld is, het ’n toegangsleutel by jou rekening by {product} gevoeg. Daarmee meld ’n mens sonder jou wagwoord aan.",
    },
    "passkey-removed": {
      subject: "’n Toegangsleutel is van jou {product}-rekening verwyder",
      heading: "’n Toegangsleutel is verwyder",
      text: "Hallo {name}. Iemand wat as jy aangemeld is, het ’n toegangsleutel van jou rekening by {product} verwyder. Dit laat niemand meer in nie.",
    },
    "second-step-on": {
      subject: "Die tweede stap van jou {product}-rekening is aan",
      heading: "Die tweede stap is aangeskakel",
      text: "Hallo {name}. Iemand wat as jy aangemeld is, het die tweede stap vir {product} aangeskakel. Van nou af vra ’n aanmelding met jou wagwoord ’n kode van ’n toep.",
    },
    "second-step-app": {
      subject: "’n Ander toep vir die tweede stap van {product}",
      heading: "Die toep van jou tweede stap is verander",
      text: "Hallo {name}. Iemand wat as jy aangemeld is, het die tweede stap vir {product} na ’n ander toep geskuif. Kodes van die vorige toep laat niemand meer in nie.",
    },
    "second-step-codes": {
      subject: "Nuwe herstelkodes vir {product}",
      heading: "Nuwe herstelkodes is gemaak",
      text: "Hallo {name}. Iemand wat as jy aangemeld is, het nuwe herstelkodes vir {product} gemaak. Die voriges laat niemand meer in nie.",
    },
    "second-step-off": {
      subject: "Die tweede stap van jou {product}-rekening is af",
      heading: "Die tweede stap is afgeskakel",
      text: "Hallo {name}. Iemand wat as jy aangemeld is, het die tweede stap vir {product} afgeskakel. ’n Aanmelding met jou wagwoord vra nie meer ’n kode nie.",
    },
    "second-step-ending": {
      subject: "Die tweede stap van jou {product}-rekening gaan eindig",
      heading: "Die tweede stap gaan eindig",
      text: "Hallo {name}. Ons is gevra om die tweede stap van jou rekening by {product} te beëindig, omdat die foon en die herstelkodes weg is. Dit eindig oor {hours} uur. Niemand kan dit vinniger maak nie.",
    },
  },
  /** At a second step, behind a right password: somebody else may know it. */
  stepWarnings: {
    preview: "As dit jy was, hoef jy niks te doen nie.",
    "wrong-codes": {
      subject: "Verkeerde kodes by jou {product}-aanmelding",
      heading: "Jou wagwoord was reg, die kodes was nie",
      text: "Hallo {name}. Iemand het jou wagwoord vir {username} by {product} getik en daarna, binne ’n dag, te veel verkeerde kodes. Tot môre laat geen kode van jou toep iemand in nie, jou herstelkodes wel. As dit nie jy was nie, ken iemand jou wagwoord: kies nou ’n nuwe een.",
    },
    "recovery-code": {
      subject: "’n Herstelkode is vir {product} gebruik",
      heading: "’n Herstelkode is gebruik",
      text: "Hallo {name}. Iemand het as {username} by {product} aangemeld met jou wagwoord en een van jou herstelkodes. Dit laat niemand weer in nie. As dit nie jy was nie, het iemand jou wagwoord en jou kodes: kies nou ’n nuwe wagwoord, en maak nuwe kodes in jou rekening.",
    },
    button: "Kies ’n nuwe wagwoord",
  },
  /** To the new address, while the one before can undo. */
  notice: {
    button: "Kies ’n nuwe wagwoord",
    remark: {
      title: "Was dit nie jy nie?",
      text: "Die skakel wat dit terugneem, het na die adres gegaan wat jou rekening voorheen gehad het. Jy kan ook met die knoppie hierbo ’n nuwe wagwoord kies.",
    },
  },
  /** To an address that nobody has proven: it names nothing that whoever asked has chosen. */
  emailProof: {
    subject: "Bewys jou adres vir {product}",
    preview: "Een druk, en die adres is bewys.",
    heading: "Bewys jou adres",
    text: "Hallo, iemand wat by die rekening {username} by {product} aangemeld is, het ons gevra om hierdie adres te bewys. Druk die knoppie net as dit jy was en die rekening joune is. Die knoppie werk {hours} uur lank.",
    button: "Bewys hierdie adres",
    remark: {
      title: "Was dit nie jy nie?",
      text: "Doen niks, dan gebeur daar niks. Of maak die bladsy nogtans oop en druk “Dit is nie my rekening nie”: dan skryf ons nie weer daaroor aan jou nie.",
    },
  },
  /** To an address that was the account’s, and is no more. */
  addressLost: {
    subject: "Jou {product}-rekening het nou ’n ander adres",
    preview: "Ons skryf nie meer aan hierdie adres nie.",
    heading: "Hierdie adres is nie meer jou rekening s’n nie",
    text: "Hallo {name}. Jou rekening by {product} het hierdie adres gebruik, en gebruik nou ’n ander een: dit is weer verander, of die vorige adres het die verandering teruggeneem. Van nou af skryf ons daarheen.",
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
    text: "Hallo, iemand wat by ’n ander rekening by {product} aangemeld is, het gevra om hierdie adres daarvoor te gebruik. Dit kan nie, want jou eie rekening gebruik dit. Niks aan jou rekening het verander nie.",
    remark: {
      title: "Was dit nie jy nie?",
      text: "Jy hoef niks te doen nie. Wie ook al gevra het, het nie uitgevind dat jy ’n rekening het nie.",
    },
  },
};
