/** The id of the HOD search dialog. */
export const hodSearchDialog = "hod-search";
