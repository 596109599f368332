import { calmWishPattern, figuresOfSpeech } from '@studio/content/assistant/vocabulary/figures-of-speech';

/** Removes figures of speech from a message, so that a joke about prices is treated as a question about prices. */
export function removeFiguresOfSpeech(text: string): string {
  const rest = figuresOfSpeech
    .reduce((left, figure) => left.replace(figure, ' '), text)
    .replace(calmWishPattern, 'something calm')
    .replace(/ {2,}/g, ' ')
    .trim();
  return rest === '' ? text : rest.replace(/^(?:of )?the price/i, 'what is the price');
}
