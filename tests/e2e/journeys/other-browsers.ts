import type { BookingResponse, CreateIntentResponse } from '@studio/contracts/bookings';
import type { HoldClassResponse } from '@studio/contracts/holds';
import { paths } from '@studio/contracts/paths';
import type { StartPurchaseResponse } from '@studio/contracts/purchases';
import { termsVersion } from '@studio/contracts/terms-version';
import type { ClassSlot } from '@studio/contracts/timetable';
import { maxHoldPlaces } from '@studio/domain/bookings/hold';
import { type Caller, createCaller } from '../../races/harness/api-client.ts';
import type { Guest } from './guests.ts';

/** Holds places as another browser would, until `placesLeft` are left. */
export async function holdAllBut(url: string, slot: ClassSlot, placesLeft: number): Promise<void> {
  for (let free = slot.capacityLeft; free > placesLeft; ) {
    const places = Math.min(maxHoldPlaces, free - placesLeft);
    await holdPlaces(createCaller(url), slot, places);
    free -= places;
  }
}

/** Holds places of a class as this caller. */
export function holdPlaces(caller: Caller, { classId }: ClassSlot, places = 1): Promise<HoldClassResponse> {
  return callOk<HoldClassResponse>(caller, paths.hold, { classId, places });
}

/** Creates a paid booking without a page, for journeys that begin after it. */
export async function createPaidBooking(
  url: string,
  slot: ClassSlot,
  guest: Guest,
): Promise<BookingResponse> {
  return (await createPaidBookingWithPayment(url, slot, guest)).booking;
}

/**
 * Creates a paid booking without a page, and also returns the payment's id at Stripe. `paymentMethod` can be any of
 * Stripe's test cards, for example one whose payments are disputed.
 */
export async function createPaidBookingWithPayment(
  url: string,
  slot: ClassSlot,
  guest: Guest,
  paymentMethod = 'pm_card_visa',
): Promise<{ booking: BookingResponse; intentId: string }> {
  const caller = createCaller(url);
  const { classId } = slot;
  await holdPlaces(caller, slot);
  const { paymentIntentId: intentId } = await callOk<CreateIntentResponse>(caller, paths.createIntent, {
    classId,
    customer: guest,
  });
  await payAtTheProvider(url, intentId, paymentMethod);
  const input = { paymentIntentId: intentId, classId };
  return { booking: await callOk<BookingResponse>(caller, paths.confirmPayment, input), intentId };
}

/** Buys a product as a member, without a page. */
export async function buyProductAsMember(url: string, accessToken: string, productId: string): Promise<void> {
  const member = createCaller(url, {}, accessToken);
  const input = { productId, termsVersion };
  const { purchaseId, payment } = await callOk<StartPurchaseResponse>(member, paths.purchaseOpen, input);
  await payAtTheProvider(url, payment?.paymentIntentId ?? '');
  await callOk(member, paths.purchaseConfirm, { purchaseId });
}

/** Confirms a card payment at Stripe, as its page script does. */
function payAtTheProvider(url: string, intentId: string, card = 'pm_card_visa'): Promise<void> {
  const confirmation = { payment_method: card, return_url: `${url}/booking/complete` };
  return callProvider(url, `/payment_intents/${intentId}/confirm`, confirmation);
}

/** Refunds a payment as if in Stripe's dashboard. */
export function refundInProviderDashboard(url: string, intentId: string): Promise<void> {
  return callProvider(url, '/refunds', { payment_intent: intentId });
}

async function callProvider(url: string, path: string, form: Record<string, string>): Promise<void> {
  const response = await fetch(`${url}/sandbox/stripe/v1${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams(form),
  });
  if (!response.ok) throw new Error(`The provider refused ${path}: ${await response.text()}`);
}

async function callOk<Result>(
  caller: Caller,
  path: Parameters<Caller['call']>[0],
  fields: Record<string, unknown>,
): Promise<Result> {
  const { status, body } = await caller.call(path, fields);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${body.message}`);
  return body as unknown as Result;
}
