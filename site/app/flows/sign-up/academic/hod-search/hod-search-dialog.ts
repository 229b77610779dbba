/** The id of the dialog in which a head of department is named. */
export const hodSearchDialog = "hod-search";
