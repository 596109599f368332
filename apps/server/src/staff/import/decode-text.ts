/**
 * Decodes a file: UTF-8 with or without byte order mark, UTF-16 with one, otherwise Windows-1252, which includes the
 * printable characters of Latin-1. Normalises line breaks to "\n".
 */
export function decodeText(bytes: Uint8Array): string {
  return textOf(bytes)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
}

function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
