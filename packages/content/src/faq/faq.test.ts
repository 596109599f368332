import { describe, expect, it } from 'vitest';
import { faqItems, faqTags, getFaqByIds } from '../faq.ts';

describe('faq', () => {
  it('has a unique, URL-safe id for every question', () => {
    expect(new Set(faqItems.map(({ id }) => id)).size).toBe(faqItems.length);
    expect(faqItems.map(({ id }) => id).filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  });

  it.each(faqTags)('has at least two questions for the chip $label', ({ tag }) => {
    expect(faqItems.filter(({ tags }) => tags.includes(tag)).length).toBeGreaterThanOrEqual(2);
  });

  it('has a chip for every tag', () => {
    const chips = new Set(faqTags.map(({ tag }) => tag));
    expect(faqItems.flatMap(({ tags }) => tags).filter((tag) => !chips.has(tag))).toEqual([]);
  });

  it('contains no price and no 12-hour rule', () => {
    const texts = faqItems.map(({ question, answer }) => `${question} ${answer}`);
    expect(texts.filter((text) => /£|\bpounds? \d|\b12[ -]hours?|twelve hours/i.test(text))).toEqual([]);
  });

  it('returns questions by id in the requested order, and throws for a missing id', () => {
    expect(getFaqByIds(['cancel', 'what-to-bring']).map(({ id }) => id)).toEqual(['cancel', 'what-to-bring']);
    expect(() => getFaqByIds(['nobody-asked'])).toThrow('nobody-asked');
  });
});
