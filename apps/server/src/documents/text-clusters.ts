import bidiFactory from 'bidi-js';
import { isCoveredByBrandFonts } from './brand-fonts.ts';
import { detectHanForms, type HanForms } from './writing-system-fonts.ts';

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a reader takes for one character, with the signs that make it up. */
export interface GraphemeCluster {
  text: string;
  /** Where it ends in the text. */
  end: number;
  /** Its embedding level (Unicode bidirectional algorithm): odd is right to left. */
  level: number;
}

/** A text as it is set in several fonts, in its logical order. */
export interface ClusteredText {
  text: string;
  clusters: readonly GraphemeCluster[];
  forms: HanForms;
  /** Whether the brand's fonts have all its Latin letters. If not, all are of one other font. */
  brandLatin: boolean;
}

/** Composed, and with one kind of space and line break. */
export function normaliseText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?!\u00a0)[\p{Zs}\t]/gu, ' ');
}

/** Signs that are never shown, but those two that join and part letters. */
const hidden = /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** The text without them. */
export const stripHiddenCharacters = (text: string) =>
  text.replace(hidden, (sign) => (sign === '\n' ? sign : ''));

export function splitIntoClusters(typed: string): ClusteredText {
  const text = normaliseText(typed);
  const { levels } = bidi.getEmbeddingLevels(text);
  const clusters = [...graphemes.segment(text)].map(({ segment, index }) => {
    const level = levels[index] ?? 0;
    const sign = segment.replace(hidden, '');
    const mirrored = level % 2 === 1 ? bidi.getMirroredCharacter(sign) : null;
    return { text: mirrored ?? sign, end: index + segment.length, level };
  });
  const letters = text.match(/\p{Script=Latin}/gu)?.join('') ?? '';
  return { text, clusters, forms: detectHanForms(text), brandLatin: isCoveredByBrandFonts(letters) };
}
