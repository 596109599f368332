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
