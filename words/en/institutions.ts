/** Names of institutions in the lists, as far as one of our languages has one that they use themselves. */
export const institutionWords = {
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
} as const;
