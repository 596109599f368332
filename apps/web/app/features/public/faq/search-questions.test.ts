import { faqItems } from '@studio/content/faq';
import { describe, expect, it } from 'vitest';
import { buildFaqSearch, parseFaqUrl } from './faq-url.ts';
import { groupQuestions, searchQuestions } from './search-questions.ts';

describe('searchQuestions', () => {
  it('shows all questions under General, and those with its tag under another topic', () => {
    expect(searchQuestions({ topic: 'general', query: '' })).toEqual([...faqItems]);
    const pregnancy = searchQuestions({ topic: 'pregnancy', query: '' });
    expect(pregnancy.length).toBeLessThan(faqItems.length);
    expect(pregnancy.every(({ tags }) => tags.includes('pregnancy'))).toBe(true);
  });

  it('searches question and answer within the topic', () => {
    const ids = (topic: 'general' | 'reformer', query: string) =>
      searchQuestions({ topic, query }).map(({ id }) => id);
    expect(ids('general', 'GRIP sôcks')).toContain('grip-socks');
    expect(ids('reformer', 'freeze')).toEqual([]);
    expect(ids('general', 'freeze')).toEqual(['freeze-membership']);
  });

  it('finds words and prefixes, best matches first', () => {
    const found = searchQuestions({ topic: 'general', query: 'late' });
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]?.question).toMatch(/\blate\b/i);
    expect(found.filter(({ question, answer }) => !/\blate/i.test(`${question} ${answer}`))).toEqual([]);
    expect(searchQuestions({ topic: 'general', query: '?!' })).toEqual([]);
  });

  it('puts every question into one group', () => {
    expect(groupQuestions(faqItems).flatMap(({ questions }) => questions)).toHaveLength(faqItems.length);
    expect(groupQuestions([])).toEqual([]);
  });
});

describe('FAQ URL', () => {
  it.each(['', '?topic=payments', '?q=late', '?topic=female-only&q=desk+door'])(
    'parses and builds %j',
    (search) => {
      expect(buildFaqSearch(parseFaqUrl(new URLSearchParams(search)))).toBe(search);
    },
  );

  it('accepts the query of a form without scripts, and ignores unknown topics', () => {
    const read = (search: string) => parseFaqUrl(new URLSearchParams(search));
    expect(read('topic=general&q=')).toEqual({ topic: 'general', query: '' });
    expect(read('topic=constructor&q=+a+')).toEqual({ topic: 'general', query: 'a' });
  });
});
