import { describe, expect, it } from 'vitest';
import { selectSentences } from './select-sentences.ts';

const text =
  'Open the timetable. Choose a class. We hold your place for 10 minutes. Then we email you a QR code. Show the code at the front desk.';

describe('selectSentences', () => {
  it('returns the sentences that share most words with the question', () => {
    expect(selectSentences(text, 'which code do i show at the front desk')).toBe(
      'We hold your place for 10 minutes. Then we email you a QR code. Show the code at the front desk.',
    );
  });

  it('begins with the first sentence if no word is shared', () => {
    expect(selectSentences(text, 'parking')).toMatch(/^Open the timetable\. Choose/);
  });

  it('keeps a short text whole', () => {
    expect(selectSentences('One. Two.', 'two')).toBe('One. Two.');
  });
});
