import { paths } from '@studio/contracts/paths';
import { type Answer, type Caller, createCaller } from './api-client.ts';
import { pay } from './provider.ts';
import type { StudioProcess } from './studio-process.ts';

/** A guest of the tests. */
export const guest = { firstName: 'Amara', lastName: 'Okafor', email: 'amara.okafor@example.com' };

/** A browser on its way to a booking. */
export interface Buyer {
  browser: Caller;
  classId: string;
  holdId: string;
  intentId: string;
}

/** A browser that holds places and has opened their payment. */
export async function openBuyer(studio: StudioProcess, classId: string, places = 1): Promise<Buyer> {
  const browser = createCaller(studio.url);
  const { holdId } = (await answered(browser.call(paths.hold, { classId, places }))).body;
  const wish = { classId, holdId, customer: guest };
  const { paymentIntentId } = (await answered(browser.call(paths.createIntent, wish))).body;
  return { browser, classId, holdId: String(holdId), intentId: String(paymentIntentId) };
}

/** The same, and the card has been charged; nobody has told the studio. */
export async function openPaidBuyer(studio: StudioProcess, classId: string, places = 1): Promise<Buyer> {
  const buyer = await openBuyer(studio, classId, places);
  await pay(studio, buyer.intentId);
  return buyer;
}

/** Asks a process to confirm a buyer's payment. */
export function confirm(studio: StudioProcess, { browser, classId, intentId }: Buyer): Promise<Answer> {
  const wish = { paymentIntentId: intentId, classId };
  return createCaller(studio.url, browser).call(paths.confirmPayment, wish);
}

async function answered(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  if (answer.status !== 200) throw new Error(`Answered with ${answer.status}: ${answer.body.message}`);
  return answer;
}
