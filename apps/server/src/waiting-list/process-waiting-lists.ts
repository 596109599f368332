import type { Services } from '../platform/services.ts';
import { autoBook } from './auto-book.ts';
import { offerPlaces } from './offer-places.ts';
import { settleOffers } from './settle-offers.ts';

/** Runs every few seconds: settles offers, makes new ones, and books automatically. */
export async function processWaitingLists(services: Services): Promise<void> {
  await settleOffers(services);
  await offerPlaces(services);
  await autoBook(services);
}
