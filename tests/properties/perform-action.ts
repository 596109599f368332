import { paths } from '@studio/contracts/paths';
import { settleRefunds } from '@studio/sandbox/stripe/intents/settle-refunds';
import { classes } from '@studio/server/timetable/tables';
import { eq } from 'drizzle-orm';
import { deliverProviderEvents } from './deliver-provider-events.ts';
import { type Action, testCards } from './guest-sequence.ts';
import { isMemberAction, performMemberAction } from './perform-member-action.ts';
import { runSweeper } from './run-background-work.ts';
import { toleratePayerErrors, tolerateProcessEnd } from './tolerate-failures.ts';
import {
  callAs,
  chooseByRemainder,
  type OpenPayment,
  promoCode,
  rememberBooking,
  type World,
  type WorldBrowser,
} from './world.ts';

/** Performs one action. Client errors are expected; server errors are recorded as the world's faults. */
export async function performAction(world: World, action: Action): Promise<void> {
  if (action.do === 'one after another') {
    for (const each of action.actions) await performAction(world, each);
    return;
  }
  if (isMemberAction(action)) return performMemberAction(world, action);
  const browser = 'browser' in action ? chooseByRemainder(world.browsers, action.browser) : undefined;
  if (browser) return actInBrowser(world, browser, action);
  return actOutside(world, action);
}

async function actInBrowser(world: World, browser: WorldBrowser, action: Action): Promise<void> {
  switch (action.do) {
    case 'hold':
      return hold(world, browser, chooseByRemainder(world.classIds, action.klass), action.places);
    case 'open payment':
      return openPayment(world, browser, action);
    case 'book free':
      return bookFree(world, browser, chooseByRemainder(world.classIds, action.klass));
    case 'release': {
      const holdId = chooseByRemainder(browser.holds, action.pick);
      if (holdId) await callAs(world, browser, paths.release, { holdId });
      return;
    }
    case 'choose a bed': {
      const holdId = action.booked ? undefined : chooseByRemainder(browser.holds, action.pick);
      const bookingId = action.booked ? chooseByRemainder(browser.bookings, action.pick) : undefined;
      if (holdId || bookingId)
        await callAs(world, browser, paths.bedsChoose, { holdId, bookingId, beds: [action.bed] });
      return;
    }
    case 'cancel': {
      const bookingId = chooseByRemainder(browser.bookings, action.pick);
      if (bookingId) await callAs(world, browser, paths.cancel, { bookingId });
      return;
    }
    default:
      return actOnPayment(world, browser, action);
  }
}

async function actOnPayment(world: World, browser: WorldBrowser, action: Action): Promise<void> {
  const payment = 'pick' in action ? chooseByRemainder(browser.payments, action.pick) : undefined;
  if (!payment) return;
  const { intentId } = payment;
  if (action.do === 'pay') await toleratePayerErrors(world.studio.pay(intentId, testCards[action.card]));
  if (action.do === 'answer the bank') {
    const outcome = action.passed ? 'passed' : 'failed';
    const path = `/v1/payment_intents/${intentId}/authenticate`;
    await toleratePayerErrors(world.studio.stripe.rawRequest('POST', path, { outcome }));
  }
  if (action.do === 'confirm') await confirm(world, browser, payment);
}

async function confirm(
  world: World,
  browser: WorldBrowser,
  { intentId, ...what }: OpenPayment,
): Promise<void> {
  if ('purchaseId' in what) await callAs(world, browser, paths.purchaseConfirm, what);
  else if ('membershipId' in what) await callAs(world, browser, paths.membershipConfirm, what);
  else {
    const input = { paymentIntentId: intentId, ...what };
    rememberBooking(browser, await callAs(world, browser, paths.confirmPayment, input));
  }
}

async function actOutside(world: World, action: Action): Promise<void> {
  const { studio } = world;
  if (action.do === 'webhooks') await deliverProviderEvents(world, action.how);
  if (action.do === 'let time pass')
    studio.time.now = new Date(studio.time.now.getTime() + action.minutes * 60_000);
  if (action.do === 'sweep' && world.sweeper) await tolerateProcessEnd(world, runSweeper(world));
  if (action.do === 'settle late refunds') await settleRefunds(studio.sandbox, studio.time.now, 'all');
  if (action.do === 'change the price') {
    await changeClass(world, action.klass, { pricePence: action.pence });
  }
  if (action.do === 'call the class off') await changeClass(world, action.klass, { status: 'CANCELLED' });
}

async function hold(world: World, browser: WorldBrowser, classId: string | undefined, places: number) {
  const reply = await callAs(world, browser, paths.hold, { classId, places });
  if (reply) browser.holds.unshift(reply.body.holdId);
}

async function openPayment(
  world: World,
  browser: WorldBrowser,
  action: Extract<Action, { do: 'open payment' }>,
): Promise<void> {
  const classId = chooseByRemainder(world.classIds, action.klass) ?? '';
  const customer = action.otherEmail
    ? { ...browser.customer, email: 'corrected@example.com' }
    : browser.customer;
  const holdId = action.named ? browser.holds[0] : undefined;
  const byCard = browser.memberId ? { paymentMethod: 'PAYG' } : {};
  const code = action.promo ? { promoCode } : {};
  const input = { classId, customer, ...byCard, ...code, ...(holdId ? { holdId } : {}) };
  const reply = await callAs(world, browser, paths.createIntent, input);
  if (!reply) return;
  browser.holds.unshift(reply.body.holdId);
  browser.payments.unshift({ intentId: reply.body.paymentIntentId, classId });
}

async function bookFree(world: World, browser: WorldBrowser, classId: string | undefined): Promise<void> {
  const holdId = browser.holds[0];
  if (!holdId) return;
  const input = { classId, holdId, customer: browser.customer };
  rememberBooking(browser, await callAs(world, browser, paths.book, input));
}

async function changeClass(
  world: World,
  klass: number,
  change: Partial<typeof classes.$inferInsert>,
): Promise<void> {
  const classId = chooseByRemainder(world.classIds, klass) ?? '';
  await world.studio.database.orm.update(classes).set(change).where(eq(classes.id, classId));
}
