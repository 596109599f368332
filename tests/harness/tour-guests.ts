import { randomUUID } from 'node:crypto';
import type { TourSlotDto } from '@studio/contracts/tours';
import type { TestBrowser } from './test-studio.ts';

export const guest = {
  firstName: 'Amara',
  lastName: 'Okafor',
  email: 'amara@example.com',
  phone: '+44 7700 900123',
};
/** Returns the details of a person who hasn't booked a tour. */
export const createTourGuest = () => ({ ...guest, email: `${randomUUID()}@guests.example` });

export async function listFreeSlots(visitor: TestBrowser, window: object = {}): Promise<string[]> {
  const { body } = await visitor.call('/booking/availability', window);
  return (body.slots as unknown as TourSlotDto[]).map((slot) => slot.id);
}
