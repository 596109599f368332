import { settleRefunds } from '@studio/sandbox/stripe/intents/settle-refunds';
import { sweep } from '@studio/server/bookings/sweep';
import { classes } from '@studio/server/timetable/tables';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { guest } from '../harness/paid-booking.ts';
import { deliverEvents } from './provider-events.ts';
import { type Action, cards } from './sequence.ts';
import { type Browser, callAs, chosen, type World } from './world.ts';

/** Does one thing. What is refused politely is part of life; what fails is noted in the world's faults. */
export async function act(world: World, action: Action): Promise<void> {
  if (action.do === 'one after another') {
    for (const each of action.actions) await act(world, each);
    return;
  }
  const browser = 'browser' in action ? chosen(world.browsers, action.browser) : undefined;
  if (browser) return actInBrowser(world, browser, action);
  return actOutside(world, action);
}

async function actInBrowser(world: World, browser: Browser, action: Action): Promise<void> {
  switch (action.do) {
    case 'hold':
      return hold(world, browser, chosen(world.classIds, action.klass), action.places);
    case 'open payment':
      return openPayment(world, browser, action);
    case 'book free':
      return bookFree(world, browser, chosen(world.classIds, action.klass));
    case 'release': {
      const holdId = chosen(browser.holds, action.pick);
      if (holdId) await callAs(world, browser, '/classes/class/release', { holdId });
      return;
    }
    case 'cancel': {
      const bookingId = chosen(browser.bookings, action.pick);
      if (bookingId) await callAs(world, browser, '/classes/class/cancel', { bookingId });
      return;
    }
    default:
      return actOnPayment(world, browser, action);
  }
}

async function actOnPayment(world: World, browser: Browser, action: Action): Promise<void> {
  const payment = 'pick' in action ? chosen(browser.payments, action.pick) : undefined;
  if (!payment) return;
  const { intentId, classId } = payment;
  if (action.do === 'pay') await asPayer(world.studio.pay(intentId, cards[action.card]));
  if (action.do === 'answer the bank') {
    const outcome = action.passed ? 'passed' : 'failed';
    const path = `/v1/payment_intents/${intentId}/authenticate`;
    await asPayer(world.studio.stripe.rawRequest('POST', path, { outcome }));
  }
  if (action.do === 'confirm') {
    const wish = { paymentIntentId: intentId, classId };
    remember(browser, await callAs(world, browser, '/classes/payments/confirm', wish));
  }
}

async function actOutside(world: World, action: Action): Promise<void> {
  const { studio } = world;
  if (action.do === 'webhooks') await deliverEvents(world, action.how);
  if (action.do === 'let time pass')
    studio.time.now = new Date(studio.time.now.getTime() + action.minutes * 60_000);
  if (action.do === 'sweep' && world.sweeper) await asProcess(world, sweep(studio.services));
  if (action.do === 'settle late refunds') await settleRefunds(studio.sandbox, studio.time.now, 'all');
  if (action.do === 'change the price') {
    await changeClass(world, action.klass, { pricePence: action.pence });
  }
  if (action.do === 'call the class off') await changeClass(world, action.klass, { status: 'CANCELLED' });
}

async function hold(world: World, browser: Browser, classId: string | undefined, places: number) {
  const reply = await callAs(world, browser, '/classes/class/hold', { classId, places });
  if (reply) browser.holds.unshift(reply.body.holdId);
}

async function openPayment(
  world: World,
  browser: Browser,
  action: Extract<Action, { do: 'open payment' }>,
): Promise<void> {
  const classId = chosen(world.classIds, action.klass) ?? '';
  const customer = action.otherEmail ? { ...guest, email: 'corrected@example.com' } : guest;
  const holdId = action.named ? browser.holds[0] : undefined;
  const wish = { classId, customer, ...(holdId ? { holdId } : {}) };
  const reply = await callAs(world, browser, '/classes/payments/create-intent', wish);
  if (!reply) return;
  browser.holds.unshift(reply.body.holdId);
  browser.payments.unshift({ intentId: reply.body.paymentIntentId, classId });
}

async function bookFree(world: World, browser: Browser, classId: string | undefined): Promise<void> {
  const holdId = browser.holds[0];
  if (!holdId) return;
  const wish = { classId, holdId, customer: guest };
  remember(browser, await callAs(world, browser, '/classes/class/book', wish));
}

function remember(browser: Browser, reply: Awaited<ReturnType<typeof callAs>>): void {
  for (const { bookingId } of reply?.body.order ?? [])
    if (!browser.bookings.includes(bookingId)) browser.bookings.unshift(bookingId);
}

async function changeClass(
  world: World,
  klass: number,
  change: Partial<typeof classes.$inferInsert>,
): Promise<void> {
  const classId = chosen(world.classIds, klass) ?? '';
  await world.studio.database.orm.update(classes).set(change).where(eq(classes.id, classId));
}

/** What the payer's browser asks of the provider: a declined card and a closed payment are answers, too. */
async function asPayer(asked: Promise<unknown>): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || (error.statusCode ?? 500) >= 500) throw error;
  }
}

/** Work of the process itself may end with the process, and with nothing else. */
async function asProcess(world: World, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (world.trouble !== 'death') throw error;
  }
}
