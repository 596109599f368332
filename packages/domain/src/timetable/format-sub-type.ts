/** Returns the label of a sub-type that has none of its own: "hot-barre" becomes "Hot barre". */
export function formatSubType(subType: string): string {
  const text = subType.replaceAll('-', ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
