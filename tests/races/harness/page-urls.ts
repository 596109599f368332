import { products } from '@studio/server/catalogue/tables';
import type { Database } from '@studio/server/platform/database/database';
import fc from 'fast-check';
import { sendRawRequest } from '../../harness/raw-request.ts';
import { arbitraryMalformedUrl } from '../../properties/malformed-form.ts';

const id = '0190a1b2-0000-7000-8000-000000000001';

/** One page of each kind, with its query parameters. */
export const pageUrls: readonly string[] = [
  '/',
  '/classes',
  '/classes/reformer',
  '/classes/yoga/restorative',
  '/classes/on/2026-11-30/dynamic-reformer-0700',
  '/pricing',
  '/faq?q=late&topic=booking',
  '/timetable?filter=trainer&trainerId=ines-duarte&date=2026-11-30&sub=prenatal&time=07:00&activity=reformer',
  '/contact?topic=1-1&with=ines-duarte',
  '/tour',
  '/checkout?product=class-pack-10&promo=CALM10',
  `/checkout?class=${id}&hold=${id}`,
  '/booking/complete?payment_intent=pi_1&redirect_status=succeeded&date=2026-11-30',
  `/booking/${id}?k=key`,
  `/tour/${id}?k=key`,
  `/waiting/${id}?k=key`,
  `/review/${id}?k=key`,
  '/login?returnUrl=/bookings',
  '/signup/verify?email=one@people.example',
  '/newsletter/confirm?k=key',
  '/buy/class-pack-10',
  '/blog/posture',
  '/scan?code=ABCD1234',
  '/admin/people?q=ann&filter=due',
];

/** Returns the pages that show texts of the team and of customers. */
export async function listContentPageUrls({ orm }: Database): Promise<string[]> {
  const sold = await orm.select({ id: products.id }).from(products);
  const shown = ['/', '/classes', '/classes/reformer', '/classes/mat-pilates', '/classes/yoga', '/pricing'];
  const otherPages = ['/faq', '/timetable', '/contact', '/tour', '/prelaunch', '/eligibility', '/terms'];
  return [...shown, ...otherPages, ...sold.slice(0, 5).map((product) => `/checkout?product=${product.id}`)];
}

/** Generates malformed URLs of a page, each with a function that requests it. */
export function arbitraryMalformedPageRequest(page: string, options: { numRuns: number; seed: number }) {
  return fc.sample(arbitraryMalformedUrl(page), options).map((path) => ({
    path,
    send: (origin: string) => sendRawRequest(origin, { path, headers: { accept: 'text/html' } }),
  }));
}
