/**
 * Returns the initial content of the document's style element, which loads the whole sheet. The page server replaces
 * it with the styles that the page uses, unless it doesn't find the style element.
 */
export function getInitialStyles(href: string): string {
  return `@import url("${href}");`;
}
