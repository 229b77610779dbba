import type { accountReachWords as english } from "../en/account-reach.ts";
import type { Translation } from "../text/translation.ts";

/** On the page of one's own account: the email address and the cellphone number, and how each is proven. */
export const accountReachWords: Translation<typeof english> = {
  lead: "Sibhala lapha uma kukhona okushintshayo nge-akhawunti yakho.",
  proven: "Kufakazelwe",
  notProven: "Akufakazelwe",
  provenOn: "Kufakazelwe ngo-{day}",
  change: "Shintsha",
  email: {
    changeNamed: "Shintsha ikheli le-imeyili",
    unproven: "Ikheli lakho le-imeyili alifakazelwe.",
    unprovenMore:
      "Vula isixhumanisi esikuthumele sona. Okhiye bokungena nesinyathelo sesibili kulindele lokho.",
    refused:
      "Ofunda leli kheli usho ngo-{day} ukuthi i-akhawunti akuyona eyakhe. Sicela ukhethe ikheli elingelakho.",
    sendAgain: "Thumela isixhumanisi futhi",
    sent: "Isixhumanisi siya ku-{address}.",
    sentMore:
      "Sisebenza amahora angu-24. Akukho lutho ngemva kwemizuzu embalwa? Bheka kufolda yogaxekile.",
    newAddress: "Ikheli elisha le-imeyili",
    hint: "Sithumela isixhumanisi kulo. Uze usivule, i-akhawunti yakho igcina ikheli enalo.",
    submit: "Thumela isixhumanisi",
    waiting: {
      heading: "Ikheli elisha lilindele ukufakazelwa",
      asked: "Ucele inguquko",
      open: "Vula isixhumanisi esisithumele ku-{address}",
      until:
        "Kuze kube {moment}. Kuze kube yileso sikhathi i-akhawunti yakho igcina ikheli elingenhla.",
      giveUp: "Yeka inguquko",
    },
    changed: {
      heading: "Ikheli lakho lisanda kushintsha",
      proven: "Kufakazelwe ku-{address}",
      canUndo: "Ikheli lakho elidala lisengakuhlehlisa",
      until: "Kuze kube {moment}. Sibhala kuwo womabili amakheli kuze kube yileso sikhathi.",
      undo: "Hlehlisa inguquko",
    },
    undone: "Ikheli lakho lihlala lingu-{address}.",
    undoing: "Ikheli lakho elidala libuyile.",
  },
  number: {
    changeNamed: "Shintsha inombolo yeselula",
    use: "Eye-SMS esetha kabusha iphasiwedi yakho",
    unproven: "Sithumela i-SMS enekhodi kuyo.",
    prove: "Yifakazele",
    newNumber: "Inombolo entsha yeselula",
    hint: "Sithumela ikhodi kuyo nge-SMS. Uze uyithayiphe, i-akhawunti yakho igcina inombolo enayo.",
    submit: "Thumela ikhodi",
    waiting: "Thayipha ikhodi esiyithumele ku-{number}",
    codeHint: "Evela ku-SMS yethu",
    confirm: "Fakazela inombolo",
    sendAgain: "Thumela ikhodi entsha",
    sent: "Ikhodi iya ku-{number}.",
    done: "Inombolo yakho yeselula ifakazelwe.",
  },
};
