import { paths } from '@studio/contracts/paths';
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
  const holdResponse = await visitor.call('/classes/class/hold', { classId, places });
  if (holdResponse.status !== 200) throw new Error(`Not held: ${holdResponse.body.message}`);
  const { holdId } = holdResponse.body;
  const intentResponse = await visitor.call('/classes/payments/create-intent', {
    classId,
    holdId,
    customer: guestDetails,
  });
  if (intentResponse.status !== 200) throw new Error(`Not opened: ${intentResponse.body.message}`);
  return intentResponse.body;
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
  const confirmResponse = await visitor.call('/classes/payments/confirm', { paymentIntentId, classId });
  if (confirmResponse.status !== 200) throw new Error(`Not confirmed: ${confirmResponse.body.message}`);
  return confirmResponse.body;
}

/** Books a place with a card as a guest with this email address. Returns the booking's id. */
export async function payForPlace(
  studio: TestStudio,
  visitor: TestBrowser,
  classId: string,
  email: string,
): Promise<string> {
  const { holdId } = (await visitor.call(paths.hold, { classId })).body;
  const order = { classId, holdId, customer: { ...guestDetails, email } };
  const { paymentIntentId } = (await visitor.call(paths.createIntent, order)).body;
  await studio.pay(paymentIntentId);
  const { body } = await visitor.call(paths.confirmPayment, { paymentIntentId, classId });
  return body.bookingId;
}
