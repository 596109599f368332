import { inflateSync } from 'node:zlib';

/**
 * Returns the visible text of a generated PDF, one run per line. Decodes glyphs with each font's ToUnicode table. For
 * tests.
 */
export function extractPdfText(pdf: Buffer): string {
  const objects = pdfObjects(pdf);
  const characters = new Map<string, Map<string, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', font = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '')?.[1] ?? '';
      characters.set(name, characterTable(objects.get(table)?.stream ?? ''));
    }
  }
  const shown: string[] = [];
  for (const { stream } of objects.values()) {
    let font = new Map<string, string>();
    for (const [, name, run] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name) font = characters.get(name) ?? font;
      const glyphs = [...(run ?? '').matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => hex).join('');
      shown.push((glyphs.match(/.{4}/g) ?? []).map((glyph) => font.get(glyph) ?? '?').join(''));
    }
  }
  return shown.filter(Boolean).join('\n');
}

/** Counts the missing-glyph boxes in a generated PDF. For tests. */
export function countMissingGlyphs(pdf: Buffer): number {
  const runs = [...pdfObjects(pdf).values()].flatMap(({ stream }) => [
    ...stream.matchAll(/\[([^\]]*)\] TJ/g),
  ]);
  const glyphs = runs.flatMap(([, run = '']) =>
    [...run.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []),
  );
  return glyphs.filter((glyph) => glyph === '0000').length;
}

/** Returns the replacement texts for screen readers in a generated PDF. For tests. */
export function extractActualTexts(pdf: Buffer): string[] {
  const heads = [...pdfObjects(pdf).values()].map(({ head }) => Buffer.from(head, 'latin1'));
  return heads.flatMap((head) => {
    const at = head.indexOf('/ActualText (\u00fe\u00ff', 'latin1');
    if (at < 0) return [];
    return [utf16(head.subarray(at + 15, head.lastIndexOf(')')))];
  });
}

function utf16(escaped: Buffer): string {
  const bytes = Buffer.from(
    escaped
      .toString('latin1')
      .replace(/\\([nrtbf()\\])/g, (_all, character: string) => escapes[character] ?? character),
    'latin1',
  );
  return new TextDecoder('utf-16be').decode(bytes);
}
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function pdfObjects(pdf: Buffer): Map<string, { head: string; stream: string }> {
  const found = new Map<string, { head: string; stream: string }>();
  for (const [, id = '', body = ''] of pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', data] = body.split('\nstream\n');
    const packed = data ? Buffer.from(data.replace(/\nendstream$/, ''), 'latin1') : Buffer.alloc(0);
    const stream = head.includes('/FlateDecode') ? inflateSync(packed) : packed;
    found.set(id, { head, stream: stream.toString('latin1') });
  }
  return found;
}

/**
 * Parses the lists of a ToUnicode table. `<0000> <002c> [<0000> <0049> …]` lists the characters of the glyphs 0000 to
 * 002c in order.
 */
function characterTable(cmap: string): Map<string, string> {
  const table = new Map<string, string>();
  for (const [, from = '0', list = ''] of cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    for (const [offset, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const units = (hex.match(/[0-9a-f]{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
      const glyph = (Number.parseInt(from, 16) + offset).toString(16).padStart(4, '0');
      table.set(glyph, String.fromCharCode(...units));
    }
  }
  return table;
}
