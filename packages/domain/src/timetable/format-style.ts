/** Returns the label of a style that has none of its own: "hot-barre" becomes "Hot barre". */
export function formatStyle(subType: string): string {
  const text = subType.replaceAll('-', ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
