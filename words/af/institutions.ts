import type { institutionWords as english } from "../en/institutions.ts";
import type { Translation } from "../text/translation.ts";

/** Names of institutions in the lists, as far as one of our languages has one that they use themselves. */
export const institutionWords: Translation<typeof english> = {
  kwaZuluNatal: {
    addingtonHospital: "Addington Hospital (University of KwaZulu-Natal)",
    fortNapierHospital: "Fort Napier Hospital (University of KwaZulu-Natal)",
    greysHospital: "Grey's Hospital (University of KwaZulu-Natal)",
    harryGwalaRegionalHospital: "Harry Gwala Regional Hospital (University of KwaZulu-Natal)",
    inkosiAlbertLuthuliCentralHospital:
      "Inkosi Albert Luthuli Central Hospital (University of KwaZulu-Natal)",
    kingEdwardVIIIHospital: "King Edward VIII Hospital (University of KwaZulu-Natal)",
    mahatmaGandhiMemorialHospital: "Mahatma Gandhi Memorial Hospital (University of KwaZulu-Natal)",
    ngwelezanaTertiaryHospital: "Ngwelezana Tertiary Hospital (University of KwaZulu-Natal)",
    princeMshiyeniMemorialHospital:
      "Prince Mshiyeni Memorial Hospital (University of KwaZulu-Natal)",
    rkKhanHospital: "RK Khan Hospital (University of KwaZulu-Natal)",
    townHillHospital: "Town Hill Hospital (University of KwaZulu-Natal)",
  },
  freeState: {
    bonganiRegionalHospital: "Bongani Regional Hospital (Universiteit van die Vrystaat)",
    dihlabengRegionalHospital: "Dihlabeng Regional Hospital (Universiteit van die Vrystaat)",
    freeStatePsychiatricComplex: "Free State Psychiatric Complex (Universiteit van die Vrystaat)",
    nationalDistrictHospital: "National District Hospital (Universiteit van die Vrystaat)",
    pelonomiTertiaryHospital: "Pelonomi Tertiary Hospital (Universiteit van die Vrystaat)",
    robertMangalisoSobukweHospital:
      "Robert Mangaliso Sobukwe Hospital (Universiteit van die Vrystaat)",
    universitasAcademicHospital: "Universitas Akademiese Hospitaal (Universiteit van die Vrystaat)",
  },
  stellenbosch: {
    georgeProvincialHospital: "George Provincial Hospital (Universiteit Stellenbosch)",
    karlBremerHospital: "Karl Bremer-hospitaal (Universiteit Stellenbosch)",
    khayelitshaDistrictHospital: "Khayelitsha District Hospital (Universiteit Stellenbosch)",
    paarlProvincialHospital: "Paarl Provincial Hospital (Universiteit Stellenbosch)",
    stiklandHospital: "Stikland-hospitaal (Universiteit Stellenbosch)",
    tygerbergHospital: "Tygerberg-hospitaal (Universiteit Stellenbosch)",
    worcesterProvincialHospital: "Worcester Provincial Hospital (Universiteit Stellenbosch)",
  },
  capeTown: {
    grooteSchuurHospital: "Groote Schuur-hospitaal (Universiteit van Kaapstad)",
    mitchellsPlainHospital: "Mitchells Plain Hospital (Universiteit van Kaapstad)",
    mowbrayMaternityHospital: "Mowbray-kraamhospitaal (Universiteit van Kaapstad)",
    newSomersetHospital: "New Somerset Hospital (Universiteit van Kaapstad)",
    redCrossWarMemorialChildrensHospital:
      "Red Cross War Memorial Children's Hospital (Universiteit van Kaapstad)",
    valkenbergHospital: "Valkenberg-hospitaal (Universiteit van Kaapstad)",
    victoriaHospitalWynberg: "Victoria Hospital Wynberg (Universiteit van Kaapstad)",
  },
  pretoria: {
    kalafongProvincialTertiaryHospital:
      "Kalafong Provincial Tertiary Hospital (Universiteit van Pretoria)",
    pretoriaOralAndDentalHospital: "Pretoria Oral and Dental Hospital (Universiteit van Pretoria)",
    robFerreiraHospital: "Rob Ferreira Hospital (Universiteit van Pretoria)",
    steveBikoAcademicHospital: "Steve Biko Akademiese Hospitaal (Universiteit van Pretoria)",
    tembisaProvincialTertiaryHospital:
      "Tembisa Provincial Tertiary Hospital (Universiteit van Pretoria)",
    tshwaneDistrictHospital: "Tshwane District Hospital (Universiteit van Pretoria)",
    weskoppiesPsychiatricHospital: "Weskoppies Psychiatric Hospital (Universiteit van Pretoria)",
    witbankProvincialTertiaryHospital:
      "Witbank Provincial Tertiary Hospital (Universiteit van Pretoria)",
  },
  westernCape: {
    mitchellsPlainOralHealthCentre:
      "Mitchells Plain Oral Health Centre (Universiteit van Wes-Kaapland)",
    tygerbergOralHealthCentre: "Tygerberg Oral Health Centre (Universiteit van Wes-Kaapland)",
  },
};
