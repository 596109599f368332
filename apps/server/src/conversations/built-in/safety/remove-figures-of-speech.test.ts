import { describe, expect, it } from 'vitest';
import { removeFiguresOfSpeech } from './remove-figures-of-speech.ts';

describe('removeFiguresOfSpeech', () => {
  it.each([
    ['nearly had a heart attack when i saw the price of yoga', 'what is the price of yoga'],
    ['the price gave me a stroke, any discounts?', 'what is the price , any discounts?'],
    ['that class nearly killed me, 10/10, when is the next', 'that class , , when is the next'],
    ['i had a heart attack in june', 'i had a heart attack in june'],
    ['anything on 10/10?', 'anything on 10/10?'],
  ])('reads "%s" as "%s"', (text, expected) => {
    expect(removeFiguresOfSpeech(text)).toBe(expected);
  });
});
