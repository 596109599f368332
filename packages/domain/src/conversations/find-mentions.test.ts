import { describe, expect, it } from 'vitest';
import { findMentions, splitIntoWords } from './find-mentions.ts';

const things = [
  { id: 'reformer', phrases: ['reformer', 'machine'] },
  { id: 'dynamic-reformer', phrases: ['dynamic reformer', 'dynamic'] },
  { id: 'yin', phrases: ['yin', 'restorative'] },
  { id: 'mei', phrases: ['mei', 'mei tanaka', 'tanaka'] },
];
const ids = (text: string) => findMentions(text, things).map(({ id }) => id);

describe('findMentions', () => {
  it.each([
    ['any reformer tomorrow?', ['reformer']],
    ['dynamic reformer with Mei Tanaka', ['dynamic-reformer', 'mei']],
    ['Mei’s restorative class', ['mei', 'yin']],
    ['refomer or resorative', ['reformer', 'yin']],
    ['dynamc refomer', ['dynamic-reformer']],
    ['yes or no', []],
    ['', []],
  ])('in "in "%s""', (text, named) => {
    expect(ids(text)).toEqual(named);
  });

  it('splits a text into words without punctuation and accents', () => {
    expect(splitIntoWords("Inés's class, the 2nd!")).toEqual(['ines', 'class', 'the', '2nd']);
    expect(splitIntoWords('Łucja O’Neill')).toEqual(['lucja', 'oneill']);
  });
});
