/** Maximum length of the name of an activity, which buttons and table headings show. */
export const maxActivityLabelLength = 30;
