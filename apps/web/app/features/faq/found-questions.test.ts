import { faq } from '@studio/content/faq';
import { describe, expect, it } from 'vitest';
import { askedSearch, readAsked } from './faq-address.ts';
import { foundQuestions, inGroups } from './found-questions.ts';

describe('foundQuestions', () => {
  it('shows everything under General, and a subject by its tag', () => {
    expect(foundQuestions({ topic: 'general', query: '' })).toEqual([...faq]);
    const pregnancy = foundQuestions({ topic: 'pregnancy', query: '' });
    expect(pregnancy.length).toBeLessThan(faq.length);
    expect(pregnancy.every(({ tags }) => tags.includes('pregnancy'))).toBe(true);
  });

  it('searches question and answer within the subject', () => {
    const ids = (topic: 'general' | 'reformer', query: string) =>
      foundQuestions({ topic, query }).map(({ id }) => id);
    expect(ids('general', 'GRIP sôcks')).toContain('grip-socks');
    expect(ids('reformer', 'freeze')).toEqual([]);
    expect(ids('general', 'freeze')).toEqual(['freeze-membership']);
  });

  it('finds words and their beginnings, the best first', () => {
    const found = foundQuestions({ topic: 'general', query: 'late' });
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]?.question).toMatch(/\blate\b/i);
    expect(found.filter(({ question, answer }) => !/\blate/i.test(`${question} ${answer}`))).toEqual([]);
    expect(foundQuestions({ topic: 'general', query: '?!' })).toEqual([]);
  });

  it('puts every question into one group', () => {
    expect(inGroups(faq).flatMap(({ questions }) => questions)).toHaveLength(faq.length);
    expect(inGroups([])).toEqual([]);
  });
});

describe('address', () => {
  it.each(['', '?topic=payments', '?q=late', '?topic=female-only&q=desk+door'])(
    'reads and writes %j',
    (search) => {
      expect(askedSearch(readAsked(new URLSearchParams(search)))).toBe(search);
    },
  );

  it('takes what a form without scripts sends, and ignores subjects that do not exist', () => {
    const read = (search: string) => readAsked(new URLSearchParams(search));
    expect(read('topic=general&q=')).toEqual({ topic: 'general', query: '' });
    expect(read('topic=constructor&q=+a+')).toEqual({ topic: 'general', query: 'a' });
  });
});
