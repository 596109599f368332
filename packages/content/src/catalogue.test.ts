import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getPencePerSession } from '@studio/domain/catalogue/product-terms';
import { giftCardValidityMonths } from '@studio/domain/gift-cards/gift-card-dates';
import { isLocalDate } from '@studio/domain/time/local-date';
import { describe, expect, it } from 'vitest';
import { activities } from './activities.ts';
import { branch } from './branch.ts';
import { classTypes } from './class-types.ts';
import { waiverCopy } from './copy/first-visit.ts';
import { instructors } from './instructors.ts';
import { listClosures } from './list-closures.ts';
import { products } from './products.ts';
import { rooms } from './rooms.ts';
import { termsDefaults as terms } from './site-copy/terms.ts';
import { siteSettings } from './site-settings.ts';

const publicFolder = fileURLToPath(new URL('../../../apps/web/public', import.meta.url));

function product(id: string) {
  const found = products.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No product ${id}`);
  return found;
}

describe('catalogue', () => {
  it.each([
    ['products', products],
    ['rooms', rooms],
    ['instructors', instructors],
    ['activities', activities],
  ])('has unique ids for all %s', (_name, list) => {
    expect(new Set(list.map((entry) => entry.id)).size).toBe(list.length);
  });

  it('has positive integer prices', () => {
    const prices = [...products, ...classTypes].map((entry) => entry.pricePence);
    expect(prices.filter((pence) => !Number.isInteger(pence) || pence <= 0)).toEqual([]);
  });

  it('sells the products and prices of the specification', () => {
    const soldTerms = products.map(({ id, pricePence, terms: t }) => [
      id,
      pricePence,
      t.sessions,
      t.validDays,
    ]);
    expect(soldTerms).toEqual([
      ['dropin-yoga', 1200, 1, null],
      ['dropin-mat', 1500, 1, null],
      ['dropin-reformer', 2000, 1, null],
      ['starter-pack', 3500, 3, 30],
      ['class-pack-10', 22_000, 10, 42],
      ['reformer-pack-10', 30_000, 10, 70],
      ['flow-off-peak', 10_000, null, null],
      ['flow-anytime', 15_000, null, null],
      ['reformer-flex-4', 12_000, 4, null],
      ['reformer-flex-8', 22_000, 8, null],
      ['one-to-one-intro', 4500, 1, null],
      ['one-to-one-standard', 7500, 1, null],
      ['one-to-one-block-5', 35_000, 5, null],
      ['first-two-reformer', 2500, 2, null],
      ['first-mat', 900, 1, null],
      ['tuesday-yoga-two-for-one', 1200, 2, null],
      ['sound-healing', 2500, 1, null],
    ]);
  });

  it('covers only existing activities, and sound healing with no product', () => {
    const ids = new Set<string>(activities.map((activity) => activity.id));
    expect(products.flatMap((entry) => entry.terms.covers).filter((id) => !ids.has(id))).toEqual([]);
    expect(product('sound-healing').terms.covers).toEqual([]);
    expect(classTypes.find((type) => type.id === 'sound-healing')?.tags).toContain('no-entitlement');
  });

  it('gives a 10 % discount with every membership and with no other product', () => {
    const percents = products.map((entry) => [entry.kind, entry.terms.memberDiscountPercent]);
    expect(percents.filter(([kind, percent]) => percent !== (kind === 'membership' ? 10 : 0))).toEqual([]);
  });

  it('has the same price for a drop-in and its classes', () => {
    for (const { terms: t, pricePence } of products.filter((entry) => entry.kind === 'drop-in')) {
      const classes = classTypes.filter(
        (type) => t.covers.includes(type.activityId) && type.subType !== 'sound-healing',
      );
      expect(classes.length).toBeGreaterThan(0);
      expect(classes.map((type) => type.pricePence)).toEqual(classes.map(() => pricePence));
    }
  });

  it('maps old URL fragments to the products that replaced them', () => {
    const owner = (fragment: string) =>
      products.filter((entry) => entry.terms.copy.fragments.includes(fragment)).map((entry) => entry.id);
    expect(owner('off-peak-yoga')).toEqual(['flow-off-peak']);
    expect(owner('unlimited-yoga')).toEqual(['flow-anytime']);
    expect(owner('starter-yoga')).toEqual(['starter-pack']);
  });

  it('computes the price per session of packs and memberships', () => {
    const pencePerSession = (id: string) => getPencePerSession(product(id).pricePence, product(id).terms);
    expect(pencePerSession('starter-pack')).toBe(1167);
    expect(pencePerSession('reformer-flex-8')).toBe(2750);
    expect(pencePerSession('flow-anytime')).toBeNull();
    expect(pencePerSession('dropin-mat')).toBeNull();
  });
});

describe('the studio', () => {
  it('lists six social networks and X, without duplicates', () => {
    expect(new Set(branch.socials.map((social) => social.network)).size).toBe(7);
    expect(branch.socials.at(-1)?.network).toBe('x');
    expect(branch.socials.every((social) => URL.canParse(social.url))).toBe(true);
  });

  it('has a portrait for every instructor', () => {
    expect(instructors.filter((person) => !existsSync(`${publicFolder}${person.portrait}`))).toEqual([]);
  });

  it('closes on bank holidays and around Christmas, without duplicate days', () => {
    const days = listClosures(2026, 3);
    expect(new Set(days.map((day) => day.date)).size).toBe(days.length);
    expect(days.every((day) => isLocalDate(day.date) && day.name.length > 0)).toBe(true);
    const name = (date: string) => days.find((day) => day.date === date)?.name;
    expect(name('2026-12-24')).toBe('Christmas closure');
    expect(name('2026-12-26')).toBe('Boxing Day');
    expect(name('2027-03-26')).toBe('Good Friday');
    expect(name('2028-01-03')).toBe('New Year’s Day (substitute day)');
    expect(name('2026-12-29')).toBeUndefined();
  });

  it('offers tours only within opening hours', () => {
    const { weekdays, saturday } = siteSettings.tourHours;
    expect(weekdays && weekdays.opens >= branch.hours.weekdays.opens).toBe(true);
    expect(weekdays && weekdays.closes <= branch.hours.weekdays.closes).toBe(true);
    expect(saturday && saturday.opens >= branch.hours.weekends.opens).toBe(true);
  });

  it('states the 24-hour rule in its terms, in sections with unique ids', () => {
    expect(new Set(terms.sections.map((section) => section.id)).size).toBe(terms.sections.length);
    const cancelling = terms.sections.find((section) => section.id === 'cancelling');
    expect(cancelling?.text).toContain('up to 24 hours before it starts');
  });

  it('states the 14-day right to cancel packs, memberships and gift cards, and that classes are excluded', () => {
    const sectionText = (id: string) => terms.sections.find((section) => section.id === id)?.text;
    for (const word of ['a pack, a membership', 'gift card', '14 days', 'you pay for what you have used'])
      expect(sectionText('right-to-cancel')).toContain(word);
    expect(sectionText('cancelling')).toContain('regulation 28(1)(h)');
    expect(sectionText('gift-cards')).toContain('within 14 days');
  });

  it('never excludes liability for death or injury by negligence in the terms or the waiver', () => {
    const all = JSON.stringify([terms, waiverCopy]);
    expect(all).toContain(
      'does not exclude or limit its liability for death or personal injury caused by its negligence',
    );
    expect(all).toContain(
      'Nothing in these terms excludes or limits our liability for death or personal injury',
    );
    expect(all).not.toMatch(/at your own risk|not liable|accept no responsibility/i);
  });

  it('states in its terms how long gift cards are valid and what happens to a lost code', () => {
    const giftCards = terms.sections.find(({ id }) => id === 'gift-cards')?.text;
    expect(giftCards).toContain(`${giftCardValidityMonths} months`);
    for (const word of ['in parts', 'cannot be exchanged for cash', 'lose the code', 'another gift card'])
      expect(giftCards).toContain(word);
  });
});
