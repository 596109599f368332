import { describe, expect, it } from 'vitest';
import { faq, faqById, faqTags } from '../faq.ts';

describe('faq', () => {
  it('gives every question an id of its own that can stand in an address', () => {
    expect(new Set(faq.map(({ id }) => id)).size).toBe(faq.length);
    expect(faq.map(({ id }) => id).filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  });

  it.each(faqTags)('has at least two questions for the chip $label', ({ tag }) => {
    expect(faq.filter(({ tags }) => tags.includes(tag)).length).toBeGreaterThanOrEqual(2);
  });

  it('knows no tag that has no chip', () => {
    const chips = new Set(faqTags.map(({ tag }) => tag));
    expect(faq.flatMap(({ tags }) => tags).filter((tag) => !chips.has(tag))).toEqual([]);
  });

  it('carries no price, and not the 12-hour sentence', () => {
    const texts = faq.map(({ question, answer }) => `${question} ${answer}`);
    expect(texts.filter((text) => /£|\bpounds? \d|\b12[ -]hours?|twelve hours/i.test(text))).toEqual([]);
  });

  it('picks questions by id, in the order asked for, and names one that is missing', () => {
    expect(faqById(['cancel', 'what-to-bring']).map(({ id }) => id)).toEqual(['cancel', 'what-to-bring']);
    expect(() => faqById(['nobody-asked'])).toThrow('nobody-asked');
  });
});
