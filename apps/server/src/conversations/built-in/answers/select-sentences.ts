import { getSynonyms, stemWord } from '../../tools/stem-words.ts';

/** Maximum number of sentences that a reply quotes. */
const maxSentences = 3;

/**
 * Returns up to three successive sentences of a text, those that share most words with a question. A shorter text stays
 * whole, and a text without shared words begins with its first sentence.
 */
export function selectSentences(text: string, question: string): string {
  const sentences = text.match(/[^.!?]+[.!?]+(?:\s|$)/g) ?? [text];
  if (sentences.length <= maxSentences) return text;
  const asked = new Set(toStems(question).flatMap((stem) => [stem, ...getSynonyms(stem)]));
  const starts = sentences.slice(0, sentences.length - maxSentences + 1).map((_, start) => {
    const quoted = sentences.slice(start, start + maxSentences).join('');
    return { quoted, shared: new Set(toStems(quoted).filter((stem) => asked.has(stem))).size };
  });
  const [best] = starts.sort((one, other) => other.shared - one.shared);
  return best?.quoted.trim() ?? text;
}

function toStems(text: string): string[] {
  return text.split(/[^\p{L}\p{N}’']+/u).flatMap((word) => stemWord(word) ?? []);
}
