import { describe, expect, it } from 'vitest';
import { hasAll, longestQuery, piecesOf, searchWords } from './matches.ts';

const found = (text: string, query: string) =>
  piecesOf(text, searchWords(query))
    .filter((piece) => piece.found)
    .map((piece) => piece.text);

describe('searchWords', () => {
  it('reads words without case, accents, signs and repetition', () => {
    expect(searchWords('  Café, CAFE  & can’t!  1:1 ')).toEqual(['cafe', "can't", '1']);
    expect(searchWords('   …  - ')).toEqual([]);
  });

  it('reads no more than the longest search', () => {
    expect(searchWords('a'.repeat(longestQuery + 50))).toEqual(['a'.repeat(longestQuery)]);
  });
});

describe('hasAll', () => {
  it('wants every word, in any of the texts and in any order', () => {
    expect(hasAll(['late', 'class'], 'What if I am late?', 'Once a CLASS has begun')).toBe(true);
    expect(hasAll(['late', 'refund'], 'What if I am late?', 'Once a class has begun')).toBe(false);
    expect(hasAll([], 'anything')).toBe(true);
  });

  it('finds no word across the border of two texts', () => {
    expect(hasAll(['latewhat'], 'late', 'what')).toBe(false);
  });
});

describe('piecesOf', () => {
  it('marks what was found and loses nothing of the text', () => {
    const text = 'Cancel a class: cancelling is free.';
    const pieces = piecesOf(text, searchWords('CANCEL free'));
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(found(text, 'CANCEL free')).toEqual(['Cancel', 'cancel', 'free']);
  });

  it('marks accented letters whole, also those of two code units', () => {
    expect(found('A cafe\u0301 and a CAFÉ', 'cafe')).toEqual(['cafe\u0301', 'CAFÉ']);
    expect(found('𝒜 café', 'café')).toEqual(['café']);
  });

  it('joins what touches or overlaps', () => {
    expect(found('prenatal', 'pren natal')).toEqual(['prenatal']);
  });

  it('gives one piece when there is nothing to find, and none for no text', () => {
    expect(piecesOf('Shoes off', [])).toEqual([{ at: 0, text: 'Shoes off', found: false }]);
    expect(piecesOf('', ['a'])).toEqual([]);
  });
});
