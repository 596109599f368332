import { normaliseUnicode } from '@studio/domain/text/normalise-unicode';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { isCoveredByBrandFonts } from './brand-fonts.ts';
import { type ClusteredText, normalisePdfText, splitIntoGraphemeClusters } from './grapheme-clusters.ts';
import { skipIncompleteLookups } from './skip-incomplete-lookups.ts';
import { findScriptFontFiles, readScriptFontFile, type ScriptFontFile } from './writing-system-fonts.ts';

export type FontWeight = 400 | 600;
export interface DocumentText {
  text: string;
  weight: FontWeight;
}

/** Text and font of a cluster. A null font means the brand font. */
export interface ClusterFont {
  text: string;
  font: string | null;
}

/** Fallback fonts for texts that the brand fonts don't cover. */
export interface LoadedFonts {
  /** Font files in TrueType format by name, each reduced to the characters of these texts. */
  files: ReadonlyMap<string, Buffer>;
  setCluster: (cluster: string, style: Style, weight: FontWeight) => ClusterFont;
}

type Style = Pick<ClusteredText, 'forms' | 'brandLatin'>;

/** Grapheme cluster that no font tried so far covers, and the font files that haven't been tried yet. */
interface Missing {
  cluster: string;
  weight: FontWeight;
  files: readonly ScriptFontFile[];
  forms: Style['forms'];
}

/**
 * Loads fallback fonts for characters that the brand fonts lack; none if the brand fonts have all. Subsets each file to
 * the used characters and weight. Replaces characters that no font has: with plain letters if possible, or with "?".
 */
export async function loadFonts(texts: Iterable<DocumentText>): Promise<LoadedFonts> {
  const files = new Map<string, Buffer>();
  const found = new Map<string, ClusterFont>();
  let open = findMissing(texts);
  for (let round = 0; open.size > 0; round++) {
    const next = new Map<string, Missing>();
    for (const [key, missing] of open)
      if (missing.files.length === 0) replaceMissing(key, missing, found, next);
    for (const [name, entries] of groupByFile(open, round)) {
      const file = await subsetFile(entries);
      const font = create(file);
      skipIncompleteLookups(font);
      files.set(name, file);
      for (const [key, missing] of entries) {
        const isCovered = toCodePoints(missing.cluster).every((character) =>
          font.hasGlyphForCodePoint(character),
        );
        if (isCovered) found.set(key, { text: missing.cluster, font: name });
        else next.set(key, { ...missing, files: missing.files.slice(1) });
      }
    }
    open = next;
  }
  return {
    files,
    setCluster: (cluster, style, weight) =>
      found.get(keyOf(cluster, style, weight)) ?? { text: cluster, font: null },
  };
}

const keyOf = (cluster: string, { forms, brandLatin }: Style, weight: FontWeight) =>
  `${weight} ${forms} ${brandLatin} ${cluster}`;

function findMissing(texts: Iterable<DocumentText>): Map<string, Missing> {
  const missing = new Map<string, Missing>();
  for (const { text, weight } of texts) {
    if (isCoveredByBrandFonts(normalisePdfText(text))) continue;
    const { clusters, forms, brandLatin } = splitIntoGraphemeClusters(text);
    for (const { text: cluster } of clusters) {
      const isOther = !brandLatin && /\p{Script=Latin}/u.test(cluster);
      if (isCoveredByBrandFonts(cluster) && !isOther) continue;
      const key = keyOf(cluster, { forms, brandLatin }, weight);
      missing.set(key, { cluster, weight, forms, files: findScriptFontFiles(cluster, forms) });
    }
  }
  return missing;
}

/** Groups missing clusters by the font file to try next. */
function groupByFile(open: ReadonlyMap<string, Missing>, round: number): Map<string, [string, Missing][]> {
  const entries = new Map<string, [string, Missing][]>();
  for (const entry of open) {
    const [file] = entry[1].files;
    if (!file) continue;
    const name = `${file.family} ${file.part} ${entry[1].weight} ${round}`;
    entries.set(name, [...(entries.get(name) ?? []), entry]);
  }
  return entries;
}

async function subsetFile(entries: readonly [string, Missing][]): Promise<Buffer> {
  const [, { files, weight } = { files: [], weight: 400 }] = entries[0] ?? [];
  const [file] = files;
  if (!file) throw new Error('A font subset must contain at least one character.');
  const text = entries.map(([, { cluster }]) => cluster).join('');
  return subsetFont(await readScriptFontFile(file), `${text}${listShapingCharacters(text)}`, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
}

/**
 * Returns the further characters that shaping may need: the parts into which it splits vowel signs, the sign that
 * precedes Khmer vowels, the dotted circle under a sign without a letter, and the space that replaces an invisible
 * character.
 */
function listShapingCharacters(text: string): string {
  const khmer = /\p{Script=Khmer}/u.test(text) ? '\u17c1' : '';
  return `${normaliseUnicode(text, 'NFD')}${normaliseUnicode(text, 'NFKD')}${khmer}\u25cc `;
}

/**
 * Replaces a cluster that no font file covers: first with its plain letters, as "𝓩" with "Z", then with its first
 * character without combining marks, then with "?".
 */
function replaceMissing(
  key: string,
  missing: Missing,
  found: Map<string, ClusterFont>,
  next: Map<string, Missing>,
): void {
  const plain = missing.cluster.normalize('NFKC');
  if (plain !== missing.cluster && isCoveredByBrandFonts(plain)) {
    found.set(key, { text: plain, font: null });
    return;
  }
  const [first = ''] = missing.cluster;
  if (first !== missing.cluster) {
    const files = isCoveredByBrandFonts(first) ? [] : findScriptFontFiles(first, missing.forms);
    if (files.length > 0) next.set(key, { ...missing, cluster: first, files });
    else found.set(key, { text: isCoveredByBrandFonts(first) ? first : '?', font: null });
  } else found.set(key, { text: /^\p{M}$/u.test(first) ? '' : '?', font: null });
}

const toCodePoints = (cluster: string) =>
  [...cluster.replace(/\p{Default_Ignorable_Code_Point}/gu, '')].map(
    (character) => character.codePointAt(0) ?? 0,
  );
