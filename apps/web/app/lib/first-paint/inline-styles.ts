/**
 * Returns the initial content of the document's style element, which loads the whole sheet. It stays if the page server
 * doesn't find it.
 */
export function getInlineStyles(href: string): string {
  return `@import url("${href}");`;
}
