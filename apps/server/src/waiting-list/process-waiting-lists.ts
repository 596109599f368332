import type { Services } from '../platform/services.ts';
import { autoBook } from './auto-book.ts';
import { offerPlaces } from './offer-places.ts';
import { settleOffers } from './settle-offers.ts';

/** What the list does by itself, every few seconds: writes down what has become of offers, and makes new ones. */
export async function processWaitingLists(services: Services): Promise<void> {
  await settleOffers(services);
  await offerPlaces(services);
  await autoBook(services);
}
