/** Makes a label from the id of a sub-type for which the site has no label: "hot-barre" becomes "Hot barre". */
export function formatSubType(subType: string): string {
  const text = subType.replaceAll('-', ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
