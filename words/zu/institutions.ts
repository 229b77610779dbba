import type { institutionWords as english } from "../en/institutions.ts";
import type { Translation } from "../text/translation.ts";

/** Names of institutions in the lists, as far as one of our languages has one that they use themselves. */
export const institutionWords: Translation<typeof english> = {
  kwaZuluNatal: {
    addingtonHospital: "Addington Hospital (INyuvesi yaKwaZulu-Natali)",
    fortNapierHospital: "Fort Napier Hospital (INyuvesi yaKwaZulu-Natali)",
    greysHospital: "Grey's Hospital (INyuvesi yaKwaZulu-Natali)",
    harryGwalaRegionalHospital: "Harry Gwala Regional Hospital (INyuvesi yaKwaZulu-Natali)",
    inkosiAlbertLuthuliCentralHospital:
      "Inkosi Albert Luthuli Central Hospital (INyuvesi yaKwaZulu-Natali)",
    kingEdwardVIIIHospital: "King Edward VIII Hospital (INyuvesi yaKwaZulu-Natali)",
    mahatmaGandhiMemorialHospital: "Mahatma Gandhi Memorial Hospital (INyuvesi yaKwaZulu-Natali)",
    ngwelezanaTertiaryHospital: "Ngwelezana Tertiary Hospital (INyuvesi yaKwaZulu-Natali)",
    princeMshiyeniMemorialHospital: "Prince Mshiyeni Memorial Hospital (INyuvesi yaKwaZulu-Natali)",
    rkKhanHospital: "RK Khan Hospital (INyuvesi yaKwaZulu-Natali)",
    townHillHospital: "Town Hill Hospital (INyuvesi yaKwaZulu-Natali)",
  },
  freeState: {
    bonganiRegionalHospital: "Bongani Regional Hospital (University of the Free State)",
    dihlabengRegionalHospital: "Dihlabeng Regional Hospital (University of the Free State)",
    freeStatePsychiatricComplex: "Free State Psychiatric Complex (University of the Free State)",
    nationalDistrictHospital: "National District Hospital (University of the Free State)",
    pelonomiTertiaryHospital: "Pelonomi Tertiary Hospital (University of the Free State)",
    robertMangalisoSobukweHospital:
      "Robert Mangaliso Sobukwe Hospital (University of the Free State)",
    universitasAcademicHospital: "Universitas Academic Hospital (University of the Free State)",
  },
  stellenbosch: {
    georgeProvincialHospital: "George Provincial Hospital (Stellenbosch University)",
    karlBremerHospital: "Karl Bremer Hospital (Stellenbosch University)",
    khayelitshaDistrictHospital: "Khayelitsha District Hospital (Stellenbosch University)",
    paarlProvincialHospital: "Paarl Provincial Hospital (Stellenbosch University)",
    stiklandHospital: "Stikland Hospital (Stellenbosch University)",
    tygerbergHospital: "Tygerberg Hospital (Stellenbosch University)",
    worcesterProvincialHospital: "Worcester Provincial Hospital (Stellenbosch University)",
  },
  capeTown: {
    grooteSchuurHospital: "Groote Schuur Hospital (University of Cape Town)",
    mitchellsPlainHospital: "Mitchells Plain Hospital (University of Cape Town)",
    mowbrayMaternityHospital: "Mowbray Maternity Hospital (University of Cape Town)",
    newSomersetHospital: "New Somerset Hospital (University of Cape Town)",
    redCrossWarMemorialChildrensHospital:
      "Red Cross War Memorial Children's Hospital (University of Cape Town)",
    valkenbergHospital: "Valkenberg Hospital (University of Cape Town)",
    victoriaHospitalWynberg: "Victoria Hospital Wynberg (University of Cape Town)",
  },
  pretoria: {
    kalafongProvincialTertiaryHospital:
      "Kalafong Provincial Tertiary Hospital (University of Pretoria)",
    pretoriaOralAndDentalHospital: "Pretoria Oral and Dental Hospital (University of Pretoria)",
    robFerreiraHospital: "Rob Ferreira Hospital (University of Pretoria)",
    steveBikoAcademicHospital: "Steve Biko Academic Hospital (University of Pretoria)",
    tembisaProvincialTertiaryHospital:
      "Tembisa Provincial Tertiary Hospital (University of Pretoria)",
    tshwaneDistrictHospital: "Tshwane District Hospital (University of Pretoria)",
    weskoppiesPsychiatricHospital: "Weskoppies Psychiatric Hospital (University of Pretoria)",
    witbankProvincialTertiaryHospital:
      "Witbank Provincial Tertiary Hospital (University of Pretoria)",
  },
  westernCape: {
    mitchellsPlainOralHealthCentre:
      "Mitchells Plain Oral Health Centre (University of the Western Cape)",
    tygerbergOralHealthCentre: "Tygerberg Oral Health Centre (University of the Western Cape)",
  },
};
