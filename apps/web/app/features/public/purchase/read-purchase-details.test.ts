import { branch } from '@studio/content/branch';
import { classTypes } from '@studio/content/class-types';
import { products } from '@studio/content/products';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { describe, expect, it } from 'vitest';
import { builtInActivities } from '../../../lib/site/built-in-activities.ts';
import { readPurchaseDetails } from './read-purchase-details.ts';

const catalogue = {
  products: products.map((product) => ({ ...product, formerIds: [] })),
  studio: branch,
  activities: builtInActivities,
  classTypes,
  settings: { showsBuiltInPictures: true },
} as unknown as GetCatalogueResponse;
/** Saturday, 21:00 in London. */
const now = new Date('2026-11-21T21:00:00Z');
const termsOf = (id: string) => Object.fromEntries(readPurchaseDetails(catalogue, id, now)?.terms ?? []);

describe('details of a product checkout', () => {
  it('list for a pack its classes, coverage, expiry and sharing', () => {
    expect(readPurchaseDetails(catalogue, 'class-pack-10', now)).toMatchObject({
      name: 'Class Pack of 10',
      pricePence: 22_000,
      image: { activityId: 'mat', picture: null },
      renewsOn: null,
      direct: null,
    });
    expect(termsOf('class-pack-10')).toEqual({
      Includes: '10 sessions',
      Covers: 'Mat and Yoga, not Reformer',
      Valid: 'Until Saturday 2 January 2027, 6 weeks from today',
      Sharing: 'Name your guests when you book, and check in together.',
    });
  });

  it('list for a membership the monthly price, the next payment and how it ends', () => {
    expect(readPurchaseDetails(catalogue, 'flow-off-peak', now)?.renewsOn).toBe('21 December');
    expect(termsOf('flow-off-peak')).toMatchObject({
      Includes: 'As many classes as you like',
      When: 'Weekday classes that start before 16:00',
      Payment: '£100 today, then every month from 21 December.',
      Discount: '10% off 1:1s, drop-ins and packs while your membership is active.',
      Cancelling: expect.stringMatching(/^You can cancel at any time\./),
      Freezing: expect.stringMatching(/^Once every 6 months/),
    });
    expect(termsOf('flow-off-peak')).not.toHaveProperty('Valid');
    expect(termsOf('reformer-flex-8').Includes).toBe('8 sessions each month, renewed with each payment');
  });

  it('list the terms specific to each other kind of product', () => {
    expect(termsOf('first-mat')).toMatchObject({ Includes: '1 session', Limit: 'Once per person.' });
    expect(termsOf('dropin-reformer')).toEqual({
      Includes: '1 session',
      Covers: 'Reformer',
      Valid: 'No expiry date',
    });
    expect(termsOf('one-to-one-block-5')).toMatchObject({
      Includes: '5 sessions',
      Booking: expect.any(String),
    });
    expect(readPurchaseDetails(catalogue, 'gift-card', now)).toMatchObject({
      kind: 'gift-card',
      image: 'gift-card',
    });
  });

  it.each([
    ['tuesday-yoga-two-for-one', '/timetable?activity=yoga&hours=evening&day=tuesday'],
    ['sound-healing', '/timetable?filter=sound-healing'],
  ])('link %s, which is booked directly, to its booking page', (id, href) => {
    expect(readPurchaseDetails(catalogue, id, now)?.direct?.href).toBe(href);
  });

  it('are null for a product that is not sold', () => {
    expect(readPurchaseDetails(catalogue, 'golden-pack', now)).toBeNull();
  });
});
