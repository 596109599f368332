import { describe, expect, it } from 'vitest';
import { maxQueryLength, rankQuestion, splitIntoSegments, tokenizeQuery } from './search-matching.ts';

const found = (text: string, query: string) =>
  splitIntoSegments(text, tokenizeQuery(query))
    .filter((segment) => segment.found)
    .map((segment) => segment.text);
const rank = (query: string, question: string, answer = '') =>
  rankQuestion(tokenizeQuery(query), question, answer);

describe('tokenizeQuery', () => {
  it('ignores case, accents, punctuation and repeated words', () => {
    expect(tokenizeQuery('  Café, CAFE  & can’t!  1:1 ')).toEqual(['cafe', 'cant', '1']);
    expect(tokenizeQuery('   …  - ’')).toEqual([]);
    expect(tokenizeQuery('female-only')).toEqual(['female', 'only']);
  });

  it('leaves out words that every question contains, unless there are no others', () => {
    expect(tokenizeQuery('How late can I cancel?')).toEqual(['late', 'cancel']);
    expect(tokenizeQuery('where are you')).toEqual(['where', 'are', 'you']);
  });

  it('reads a plural as a singular', () => {
    expect(tokenizeQuery('refunds classes socks')).toEqual(['refund', 'class', 'sock']);
    expect(tokenizeQuery('bus class tennis')).toEqual(['bus', 'class', 'tennis']);
  });

  it('truncates queries to the maximum length', () => {
    expect(tokenizeQuery('a'.repeat(maxQueryLength + 50))).toEqual(['a'.repeat(maxQueryLength)]);
  });
});

describe('rankQuestion', () => {
  it('requires every word, in question or answer and in any order', () => {
    expect(rank('late class', 'What if I am late?', 'Once a CLASS has begun')).toBeGreaterThan(0);
    expect(rank('late refund', 'What if I am late?', 'Once a class has begun')).toBe(0);
  });

  it.each([
    ['late', 'Is Pilates for me?'],
    ['ate', 'Am I too late?'],
    ['art', 'When does it start?'],
    ['latewhat', 'late what'],
    ['hour', 'Thours'],
  ])('does not find "%s" inside a word of "%s"', (query, question) => {
    expect(rank(query, question)).toBe(0);
  });

  it.each([
    ['lat', 'Am I too late?'],
    ['cant', 'What if I can’t come?'],
    ["can't", 'What if I can’t come?'],
    ['drop in', 'What is a drop-in?'],
    ['refunds', 'When does a refund arrive?'],
    ['refund', 'When do refunds arrive?'],
    ['do I need socks', 'Bring grip socks.'],
    ['1', 'Do you teach 1:1?'],
    ['ŁÓDŹ', 'Do you teach in Lodz?'],
  ])('finds "%s" at the beginning of a word of "%s"', (query, question) => {
    expect(rank(query, question)).toBeGreaterThan(0);
  });

  it('ranks whole words above prefixes, and the question above the answer', () => {
    const ranks = [
      rank('late', 'What if I am late?'),
      rank('late', 'Arriving', 'Ten minutes late is too late.'),
      rank('late', 'Can I book later?'),
      rank('late', 'Booking', 'The latest moment'),
    ];
    expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => b - a));
  });
});

describe('splitIntoSegments', () => {
  it('marks the matches and keeps the whole text', () => {
    const text = 'Cancel a class: cancelling is free.';
    const segments = splitIntoSegments(text, tokenizeQuery('CANCEL free'));
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    expect(found(text, 'CANCEL free')).toEqual(['Cancel', 'cancel', 'free']);
    expect(found('Late for Pilates, later', 'late')).toEqual(['Late', 'late']);
  });

  it('marks accented letters completely, and apostrophes inside a word', () => {
    expect(found('A cafe\u0301 and a CAFÉ', 'cafe')).toEqual(['cafe\u0301', 'CAFÉ']);
    expect(found('𝒜 café', 'café')).toEqual(['café']);
    expect(found('You can’t', 'cant')).toEqual(['can’t']);
    expect(found('Straße', 'strass')).toEqual(['Straß']);
  });

  it('marks the longest matching prefix', () => {
    expect(found('prenatal', 'pren prenat')).toEqual(['prenat']);
  });

  it('returns one segment when there are no search words, and none for an empty text', () => {
    expect(splitIntoSegments('Shoes off', [])).toEqual([{ at: 0, text: 'Shoes off', found: false }]);
    expect(splitIntoSegments('', ['a'])).toEqual([]);
  });
});
