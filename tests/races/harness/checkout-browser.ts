import { paths } from '@studio/contracts/paths';
import { type ApiResult, type Caller, createCaller } from './api-client.ts';
import { payIntent } from './provider-sandbox.ts';
import type { StudioProcess } from './studio-process.ts';

export const guestDetails = { firstName: 'Amara', lastName: 'Okafor', email: 'amara.okafor@example.com' };

/** Browser during a checkout. */
export interface CheckoutBrowser {
  browser: Caller;
  classId: string;
  holdId: string;
  intentId: string;
}

/** Creates a browser that holds places and has opened their payment. */
export async function openCheckoutBrowser(
  studio: StudioProcess,
  classId: string,
  places = 1,
): Promise<CheckoutBrowser> {
  const browser = createCaller(studio.url);
  const { holdId } = (await expectOk(browser.call(paths.hold, { classId, places }))).body;
  const input = { classId, holdId, customer: guestDetails };
  const { paymentIntentId } = (await expectOk(browser.call(paths.createIntent, input))).body;
  return { browser, classId, holdId: String(holdId), intentId: String(paymentIntentId) };
}

/** Creates a browser whose places are held and whose card is charged, but the studio doesn't know of the charge yet. */
export async function openPaidCheckoutBrowser(
  studio: StudioProcess,
  classId: string,
  places = 1,
): Promise<CheckoutBrowser> {
  const buyer = await openCheckoutBrowser(studio, classId, places);
  await payIntent(studio, buyer.intentId);
  return buyer;
}

export function confirmPayment(
  studio: StudioProcess,
  { browser, classId, intentId }: CheckoutBrowser,
): Promise<ApiResult> {
  const input = { paymentIntentId: intentId, classId };
  return createCaller(studio.url, browser).call(paths.confirmPayment, input);
}

async function expectOk(call: Promise<ApiResult>): Promise<ApiResult> {
  const result = await call;
  if (result.status !== 200) throw new Error(`Answered with ${result.status}: ${result.body.message}`);
  return result;
}
