import type { ApiReply, TestBrowser, TestStudio } from './test-studio.ts';

/** Guest's details in the format of the checkout. */
export const guestDetails = {
  title: 'Ms',
  firstName: 'Amara',
  lastName: 'Okafor',
  email: 'amara.okafor@example.com',
  phone: '+44 7700 900123',
};

/** Holds places and opens their payment. */
export async function openPayment(
  visitor: TestBrowser,
  classId: string,
  places = 1,
): Promise<ApiReply['body']> {
  const held = await visitor.call('/classes/class/hold', { classId, places });
  if (held.status !== 200) throw new Error(`Not held: ${held.body.message}`);
  const { holdId } = held.body;
  const opened = await visitor.call('/classes/payments/create-intent', {
    classId,
    holdId,
    customer: guestDetails,
  });
  if (opened.status !== 200) throw new Error(`Not opened: ${opened.body.message}`);
  return opened.body;
}

/** Books places with a card as a guest. Returns the confirmation's response body. */
export async function bookAndPay(
  studio: TestStudio,
  visitor: TestBrowser,
  classId: string,
  places = 1,
): Promise<ApiReply['body']> {
  const { paymentIntentId } = await openPayment(visitor, classId, places);
  await studio.pay(paymentIntentId);
  const confirmed = await visitor.call('/classes/payments/confirm', { paymentIntentId, classId });
  if (confirmed.status !== 200) throw new Error(`Not confirmed: ${confirmed.body.message}`);
  return confirmed.body;
}
