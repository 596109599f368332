import { listFaqItems, listFaqTopics } from '@studio/content/faq';
import { faqDefaults } from '@studio/content/site-copy/faq';
import { describe, expect, it } from 'vitest';
import { buildFaqSearch, type FaqQuery, parseFaqUrl } from './faq-url.ts';
import { groupQuestions, searchQuestions } from './search-questions.ts';

const items = listFaqItems(faqDefaults);
const topics = listFaqTopics(faqDefaults);
const search = (query: FaqQuery) => searchQuestions(query, { items, topics });

describe('searchQuestions', () => {
  it('shows all questions under General, and those with its tag under another topic', () => {
    expect(search({ topic: 'general', query: '' })).toEqual(items);
    const pregnancy = search({ topic: 'pregnancy', query: '' });
    expect(pregnancy.length).toBeLessThan(items.length);
    expect(pregnancy.every(({ tags }) => tags.includes('pregnancy'))).toBe(true);
  });

  it('searches question and answer within the topic', () => {
    const ids = (topic: 'general' | 'reformer', query: string) =>
      search({ topic, query }).map(({ id }) => id);
    expect(ids('general', 'GRIP sôcks')).toContain('grip-socks');
    expect(ids('reformer', 'freeze')).toEqual([]);
    expect(ids('general', 'freeze')).toEqual(['freeze-membership']);
  });

  it('finds words and prefixes, best matches first', () => {
    const found = search({ topic: 'general', query: 'late' });
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]?.question).toMatch(/\blate\b/i);
    expect(found.filter(({ question, answer }) => !/\blate/i.test(`${question} ${answer}`))).toEqual([]);
    expect(search({ topic: 'general', query: '?!' })).toEqual([]);
  });

  it('puts every question into one group', () => {
    expect(groupQuestions(items, topics).flatMap(({ questions }) => questions)).toHaveLength(items.length);
    expect(groupQuestions([], topics)).toEqual([]);
  });
});

describe('FAQ URL', () => {
  it.each(['', '?topic=payments', '?q=late', '?topic=female-only&q=desk+door'])(
    'parses and builds %j',
    (url) => {
      expect(buildFaqSearch(parseFaqUrl(new URLSearchParams(url), topics), topics)).toBe(url);
    },
  );

  it('accepts the query of a form without scripts, and ignores unknown topics', () => {
    const read = (url: string) => parseFaqUrl(new URLSearchParams(url), topics);
    expect(read('topic=general&q=')).toEqual({ topic: 'general', query: '' });
    expect(read('topic=constructor&q=+a+')).toEqual({ topic: 'general', query: 'a' });
    expect(parseFaqUrl(new URLSearchParams(), [])).toEqual({ topic: '', query: '' });
  });
});
