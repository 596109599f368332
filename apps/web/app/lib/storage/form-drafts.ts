/** Unsent texts of a form by the names of its controls. */
export type FormTexts = Readonly<Record<string, string>>;

/**
 * Texts by the name of their form, until the page is loaded again. They stay in memory, because they contain personal
 * data.
 */
export const formDrafts = new Map<string, FormTexts>();
