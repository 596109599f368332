export function downloadFile(
  name: string,
  content: string | readonly string[],
  type = 'text/csv;charset=utf-8',
): void {
  const url = URL.createObjectURL(new Blob([content].flat(), { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Delayed, because some browsers start reading the URL a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
