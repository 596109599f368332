import { type SpokenLanguage, spokenLanguages } from '@studio/content/assistant/vocabulary/spoken-languages';
import { compileWordPatterns } from './word-pattern.ts';

const signs = spokenLanguages.map((language) => ({
  language,
  pattern: compileWordPatterns(language.emergencySigns),
}));

/**
 * Returns the language of a message that reports an emergency, or null (handbook: chat 12). Needs no other evidence of
 * the language, because people in a hurry write few words.
 */
export function findForeignEmergency(text: string): SpokenLanguage | null {
  const words = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const bounded = ` ^ ${words.join(' ')} $ `;
  return signs.find(({ pattern }) => bounded.search(pattern) >= 0)?.language ?? null;
}
