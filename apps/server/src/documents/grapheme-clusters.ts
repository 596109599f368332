import bidiFactory from 'bidi-js';
import { isCoveredByBrandFonts } from './brand-fonts.ts';
import { detectHanForms, type HanForms } from './writing-system-fonts.ts';

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Grapheme cluster: one character as readers see it. */
export interface GraphemeCluster {
  text: string;
  /** End index of the cluster in the text. */
  end: number;
  /** Embedding level (Unicode bidirectional algorithm): odd is right to left. */
  level: number;
}

/** Text that no single font covers, split into clusters in logical (not visual) order. */
export interface ClusteredText {
  text: string;
  clusters: readonly GraphemeCluster[];
  forms: HanForms;
  /** Whether the brand fonts cover all Latin letters of the text. Otherwise one fallback font draws all of them. */
  brandLatin: boolean;
}

/** Composes characters (NFC) and unifies spaces and line breaks. */
export function normalisePdfText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?!\u00a0)[\p{Zs}\t]/gu, ' ');
}

/** Invisible characters except the zero-width joiner and non-joiner, which affect letter shapes. */
const hidden = /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** Removes invisible characters, but keeps line breaks. */
export const stripHiddenCharacters = (text: string) =>
  text.replace(hidden, (character) => (character === '\n' ? character : ''));

export function splitIntoGraphemeClusters(typed: string): ClusteredText {
  const text = normalisePdfText(typed);
  const { levels } = bidi.getEmbeddingLevels(text);
  const clusters = [...graphemes.segment(text)].map(({ segment, index }) => {
    const level = levels[index] ?? 0;
    const character = segment.replace(hidden, '');
    const mirrored = level % 2 === 1 ? bidi.getMirroredCharacter(character) : null;
    return { text: mirrored ?? character, end: index + segment.length, level };
  });
  const latinLetters = text.match(/\p{Script=Latin}/gu)?.join('') ?? '';
  return { text, clusters, forms: detectHanForms(text), brandLatin: isCoveredByBrandFonts(latinLetters) };
}
