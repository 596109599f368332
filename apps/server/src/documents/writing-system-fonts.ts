import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** File that contains one part of a font family, such as the part "greek" of "noto-sans". */
export interface ScriptFontFile {
  family: string;
  part: string;
}

const scripts =
  'hebrew thai armenian georgian ethiopic bengali gujarati gurmukhi tamil telugu kannada malayalam sinhala khmer lao myanmar arabic';

/**
 * Font families by script, all under OFL-1.1. A file is read only when a text needs it. Vazirmatn draws each Arabic
 * letter as one glyph, so the text can be copied. Noto has the rare letters that Vazirmatn lacks.
 */
const families: readonly { family: string; parts: RegExp }[] = [
  { family: 'noto-sans', parts: /./ },
  { family: 'vazirmatn', parts: /^arabic$/ },
  ...scripts.split(' ').map((script) => ({
    family: `noto-sans-${script}`,
    parts: new RegExp(`^${script}$`),
  })),
];
const numberedPart = /^\[\d+\]$/;
const han = { zh: 'noto-sans-sc', tw: 'noto-sans-tc', ja: 'noto-sans-jp', ko: 'noto-sans-kr' };

/**
 * Regional forms of Chinese characters: Japanese in a text with kana, Korean in a text with Hangul, otherwise Chinese.
 */
export type HanForms = 'zh' | 'ja' | 'ko';

export function detectHanForms(text: string): HanForms {
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 'ja' : 'zh';
}

/**
 * Returns the files that may contain a cluster, best first. Their declared ranges exceed the actual glyphs, so each
 * file must be checked.
 */
export function findScriptFontFiles(cluster: string, forms: HanForms): ScriptFontFile[] {
  const codePoint = cluster.codePointAt(0) ?? 0;
  const order = [
    ...families,
    ...[han[forms], ...Object.values(han)].map((family) => ({ family, parts: numberedPart })),
    { family: 'noto-emoji', parts: numberedPart },
  ];
  const found = order.flatMap(({ family, parts }) =>
    loadRanges(family)
      .filter(
        ({ part, ranges }) =>
          parts.test(part) && ranges.some(([from, to]) => codePoint >= from && codePoint <= to),
      )
      .map(({ part }) => ({ family, part })),
  );
  const names = found.map(({ family, part }) => `${family} ${part}`);
  return found.filter((_file, at) => names.indexOf(names[at] ?? '') === at);
}

const require = createRequire(import.meta.url);
const resolveFontFile = (family: string, name: string) =>
  require.resolve(`@fontsource-variable/${family}/${name}`);

interface PartRanges {
  part: string;
  ranges: readonly (readonly [number, number])[];
}
const rangesByFamily = new Map<string, readonly PartRanges[]>();

function loadRanges(family: string): readonly PartRanges[] {
  const cached = rangesByFamily.get(family);
  if (cached) return cached;
  const parts = JSON.parse(readFileSync(resolveFontFile(family, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  const read = Object.entries(parts).map(([part, ranges]) => ({
    part,
    ranges: ranges.split(',').map(parseRange),
  }));
  rangesByFamily.set(family, read);
  return read;
}

/** Parses a Unicode range such as "U+4e00-4e8b" or "U+4e8e". */
function parseRange(text: string): readonly [number, number] {
  const [from = '', to = from] = text.trim().slice(2).split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

/** Reads a compressed variable font. */
export function readScriptFontFile({ family, part }: ScriptFontFile): Promise<Buffer> {
  const name = part.replace(/^\[(\d+)\]$/, '$1');
  return readFile(resolveFontFile(family, `files/${family}-${name}-wght-normal.woff2`));
}
