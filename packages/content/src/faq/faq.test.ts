import { describe, expect, it } from 'vitest';
import { faqItems, faqTags, getFaqByIds } from '../faq.ts';

describe('faq', () => {
  it('gives every question an id of its own that can stand in an address', () => {
    expect(new Set(faqItems.map(({ id }) => id)).size).toBe(faqItems.length);
    expect(faqItems.map(({ id }) => id).filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  });

  it.each(faqTags)('has at least two questions for the chip $label', ({ tag }) => {
    expect(faqItems.filter(({ tags }) => tags.includes(tag)).length).toBeGreaterThanOrEqual(2);
  });

  it('knows no tag that has no chip', () => {
    const chips = new Set(faqTags.map(({ tag }) => tag));
    expect(faqItems.flatMap(({ tags }) => tags).filter((tag) => !chips.has(tag))).toEqual([]);
  });

  it('carries no price, and not the 12-hour sentence', () => {
    const texts = faqItems.map(({ question, answer }) => `${question} ${answer}`);
    expect(texts.filter((text) => /£|\bpounds? \d|\b12[ -]hours?|twelve hours/i.test(text))).toEqual([]);
  });

  it('picks questions by id, in the order asked for, and names one that is missing', () => {
    expect(getFaqByIds(['cancel', 'what-to-bring']).map(({ id }) => id)).toEqual(['cancel', 'what-to-bring']);
    expect(() => getFaqByIds(['nobody-asked'])).toThrow('nobody-asked');
  });
});
