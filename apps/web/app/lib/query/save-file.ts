export function saveFile(
  name: string,
  content: string | readonly string[],
  type = 'text/csv;charset=utf-8',
): void {
  const address = URL.createObjectURL(new Blob([content].flat(), { type }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Delayed, because some browsers start reading the URL a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
