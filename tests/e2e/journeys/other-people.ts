import type { BookingAnswer, CreateIntentAnswer, HoldAnswer } from '@studio/contracts/bookings';
import { paths } from '@studio/contracts/paths';
import type { ClassSlot } from '@studio/contracts/timetable';
import { holdPlacesMax } from '@studio/domain/bookings/hold';
import { type Caller, createCaller } from '../../races/harness/api-client.ts';
import type { Guest } from './guests.ts';

/** Holds places as another browser would, until `left` are left. */
export async function holdAllBut(url: string, slot: ClassSlot, left: number): Promise<void> {
  for (let free = slot.capacityLeft; free > left; ) {
    const places = Math.min(holdPlacesMax, free - left);
    await holdPlaces(createCaller(url), slot, places);
    free -= places;
  }
}

/** Holds places of a class as this caller. */
export function holdPlaces(caller: Caller, { classId }: ClassSlot, places = 1): Promise<HoldAnswer> {
  return answered<HoldAnswer>(caller, paths.hold, { classId, places });
}

/** A paid booking, made without a page: for journeys that begin after it. */
export async function bookedBefore(url: string, slot: ClassSlot, guest: Guest): Promise<BookingAnswer> {
  const caller = createCaller(url);
  const { classId } = slot;
  await holdPlaces(caller, slot);
  const { paymentIntentId } = await answered<CreateIntentAnswer>(caller, paths.createIntent, {
    classId,
    customer: guest,
  });
  await payAtTheProvider(url, paymentIntentId);
  return answered<BookingAnswer>(caller, paths.confirmPayment, { paymentIntentId, classId });
}

/** The card is taken on the provider's side, as its page script would have it. */
async function payAtTheProvider(url: string, paymentIntentId: string): Promise<void> {
  const response = await fetch(`${url}/sandbox/stripe/v1/payment_intents/${paymentIntentId}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams({ payment_method: 'pm_card_visa', return_url: `${url}/booking/complete` }),
  });
  if (!response.ok) throw new Error(`The payment was not taken: ${await response.text()}`);
}

async function answered<Answer>(
  caller: Caller,
  path: Parameters<Caller['call']>[0],
  fields: Record<string, unknown>,
): Promise<Answer> {
  const { status, body } = await caller.call(path, fields);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${body.message}`);
  return body as unknown as Answer;
}
