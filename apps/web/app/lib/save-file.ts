/** Gives a file that was made of a call's answer, or of the pieces of several, to the browser to keep, as any download. */
export function saveFile(
  name: string,
  content: string | readonly string[],
  type = 'text/csv;charset=utf-8',
): void {
  const address = URL.createObjectURL(new Blob([content].flat(), { type }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Some browsers begin to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
