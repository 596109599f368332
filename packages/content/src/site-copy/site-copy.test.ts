import { findCopyErrors } from '@studio/domain/site-copy/find-copy-errors';
import { flattenCopy } from '@studio/domain/site-copy/flat-copy';
import { shapeCopy, tidyCopy } from '@studio/domain/site-copy/tidy-copy';
import { describe, expect, it } from 'vitest';
import { classTypes } from '../class-types.ts';
import { listFaqItems, listFaqTopics } from '../faq.ts';
import { instructors } from '../instructors.ts';
import { products } from '../products.ts';
import { rooms } from '../rooms.ts';
import { emptyStudioCopy } from './empty-studio-copy.ts';
import { faqDefaults } from './faq.ts';
import { siteCopyDefaults } from './site-copy-defaults.ts';
import { siteCopyFields, siteCopyIds } from './site-copy-fields.ts';

/** Words of Miles Street that a text of every studio must not contain. Ids such as `hero-reformer` stay. */
const foreignWords =
  /(?<!hero-)reformer|(?<!hero-)\bmats?\b|\bbeds?\b|pilates|(?<!hero-)\byoga\b|vauxhall|london|\bines\b|springs?\b|prenatal|female-only|sound healing|lockers?\b|socks?\b|\boak\b/gi;

describe.each(siteCopyIds)('the built-in text %s', (id) => {
  it('follows the rules for texts of owners', () => {
    const [field, copy] = [siteCopyFields[id], siteCopyDefaults[id]];
    expect(findCopyErrors(field, flattenCopy(field, copy))).toEqual([]);
    expect(tidyCopy(field, shapeCopy(field, copy))).toEqual(copy);
  });
});

describe.each(Object.keys(emptyStudioCopy) as (keyof typeof emptyStudioCopy)[])(
  'the text %s of an empty studio',
  (id) => {
    it('follows the rules for texts of owners', () => {
      const [field, copy] = [siteCopyFields[id], emptyStudioCopy[id]];
      expect(findCopyErrors(field, flattenCopy(field, copy))).toEqual([]);
      expect(tidyCopy(field, shapeCopy(field, copy))).toEqual(copy);
    });

    it('refers to no record of the catalogue, and names nothing of Miles Street', () => {
      const text = JSON.stringify(emptyStudioCopy[id]);
      const references =
        text.match(/"(?:classType|instructor|product|room|priceOf|offer|recommendedClass)":"[^"]+"/g) ?? [];
      expect(references).toEqual([]);
      expect(text.match(foreignWords) ?? []).toEqual([]);
    });
  },
);

it('refers only to records of the seed', () => {
  const ids = new Set<string>([...classTypes, ...instructors, ...products, ...rooms].map(({ id }) => id));
  const text = JSON.stringify(siteCopyDefaults);
  const references = [
    ...text.matchAll(/"(?:classType|instructor|product|room|priceOf|offer|recommendedClass)":"([^"]+)"/g),
  ];
  expect(references.length).toBeGreaterThan(20);
  expect(references.map(([, id]) => id).filter((id) => !ids.has(id ?? ''))).toEqual([]);
});

describe('questions and answers', () => {
  const items = listFaqItems(faqDefaults);

  it('have unique ids, and at least two questions for each topic', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const { id } of listFaqTopics(faqDefaults))
      expect(items.filter(({ tags }) => tags.includes(id)).length, id).toBeGreaterThanOrEqual(2);
  });

  it('contain no price and no 12-hour rule', () => {
    const texts = items.map(({ question, answer }) => `${question} ${answer}`);
    expect(texts.filter((text) => /£|\bpounds? \d|\b12[ -]hours?|twelve hours/i.test(text))).toEqual([]);
  });

  it('are listed for other pages in page order', () => {
    expect(listFaqItems(faqDefaults, 'home').map(({ id }) => id)).toEqual([
      'what-to-bring',
      'arrive-early',
      'reformer-for-beginners',
      'pregnant',
      'cancel',
    ]);
  });

  it('leave out topics without questions', () => {
    const [first] = faqDefaults.topics;
    if (!first) throw new Error('There is no topic.');
    expect(listFaqTopics({ topics: [{ ...first, questions: [] }] })).toEqual([]);
  });
});
