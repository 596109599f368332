import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { StartPurchaseResponse } from '@studio/contracts/purchases';
import { termsVersion } from '@studio/contracts/terms-version';
import type { WaitingEntriesResponse } from '@studio/contracts/waiting-list';
import { finaliseAttendance } from '@studio/server/bookings/front-desk/finalise-attendance';
import { runCancellations } from '@studio/server/class-cancellation/run-cancellations';
import { deriveGiftCardCode } from '@studio/server/gift-cards/derive-gift-card-code';
import { processWaitingLists } from '@studio/server/waiting-list/process-waiting-lists';
import { getEmailedKey } from '../harness/get-emailed-key.ts';
import { getIntentId } from '../harness/subscriber.ts';
import { advanceTimeTo } from './advance-time-to.ts';
import { type Action, testCards } from './guest-sequence.ts';
import type { MemberAction } from './member-actions.ts';
import { toleratePayerErrors, tolerateProcessEnd } from './tolerate-failures.ts';
import {
  callAs,
  chooseByRemainder,
  promoCode,
  recordResponse,
  rememberBooking,
  type World,
  type WorldBrowser,
} from './world.ts';

type ActionOf<Name extends MemberAction['do']> = Extract<MemberAction, { do: Name }>;
type InBrowser = Extract<MemberAction, { browser: number }>['do'];
type Outside = Exclude<MemberAction['do'], InBrowser>;

/** Actions of a member, or of a guest on a waiting list, in a browser. */
const browserActions: {
  [Name in InBrowser]: (world: World, browser: WorldBrowser, action: ActionOf<Name>) => Promise<void>;
} = {
  buy,
  subscribe,
  'book with credit': bookWithCredit,
  'join the waiting list': joinWaitingList,
  'accept the offer': claimOffer,
  'save a card': saveCard,
  'mark attendance': markAttendance,
  move: async (world, browser, { pick, klass }) => {
    const bookingId = chooseByRemainder(browser.bookings, pick);
    const classId = chooseByRemainder(world.classIds, klass);
    if (bookingId) await callAs(world, browser, paths.move, { bookingId, classId });
  },
  'cancel a booking': async (world, browser, { pick }) => {
    const bookingId = chooseByRemainder(browser.bookings, pick);
    if (bookingId) await callAs(world, browser, paths.lateCancel, { bookingId });
  },
  'leave the waiting list': async (world, browser, { pick }) => {
    const entryId = chooseByRemainder(browser.entries, pick);
    if (entryId) await callAs(world, browser, paths.waitingLeave, { entryId });
  },
  'change the membership': async (world, browser, { how }) => {
    const [membershipId] = browser.memberships;
    const months = how === 'freeze' ? { months: 1 } : {};
    if (membershipId) await callAs(world, browser, changes[how], { membershipId, ...months });
  },
};

const changes = {
  cancel: paths.membershipCancel,
  resume: paths.membershipResume,
  freeze: paths.freeze,
  unfreeze: paths.freezeCancel,
  pay: paths.membershipPay,
};

/** Actions of the studio, and the passing of time. */
const studioActions: { [Name in Outside]: (world: World, action: ActionOf<Name>) => Promise<void> } = {
  'offer free places': (world) => tolerateProcessEnd(world, processWaitingLists(world.studio.services)),
  'continue cancelling': (world) => tolerateProcessEnd(world, runCancellations(world.studio.services)),
  'close classes': (world) => tolerateProcessEnd(world, finaliseAttendance(world.studio.services)),
  'advance time': (world, { to }) => advanceTimeTo(world, to),
  'cancel the class': async (world, { klass }) => {
    const input = { classIds: [chooseByRemainder(world.classIds, klass)], reason: 'The heating has failed' };
    const { status, body } = await world.staff.call(paths.cancelClass, input);
    recordResponse(world, paths.cancelClass, status, body.message);
  },
};

export function isMemberAction(action: Action): action is MemberAction {
  return action.do in browserActions || action.do in studioActions;
}

/** Performs an action of members or the studio. Browsers of guests skip actions that need an account. */
export async function performMemberAction(world: World, action: MemberAction): Promise<void> {
  if (!('browser' in action)) {
    const perform = studioActions[action.do] as (world: World, action: MemberAction) => Promise<void>;
    return perform(world, action);
  }
  const browser = chooseByRemainder(world.browsers, action.browser);
  const perform = browserActions[action.do] as (
    world: World,
    browser: WorldBrowser,
    action: MemberAction,
  ) => Promise<void>;
  if (browser) await perform(world, browser, action);
}

async function buy(world: World, browser: WorldBrowser, input: ActionOf<'buy'>): Promise<void> {
  if (!browser.memberId) return;
  const giftCardCode = input.giftCard ? await findLatestGiftCard(world) : undefined;
  const giftCard = {
    amount: 50,
    recipientName: 'Mina',
    recipientEmail: 'mina@gifts.example',
    senderName: 'Theo',
  };
  const reply = await callAs(world, browser, paths.purchaseOpen, {
    productId: input.product,
    termsVersion,
    ...(input.product === 'gift-card' ? { giftCard } : {}),
    ...(giftCardCode && input.product !== 'gift-card' ? { giftCardCode } : {}),
    ...(input.promo ? { promoCode } : {}),
  });
  const opened = reply?.body as unknown as StartPurchaseResponse | undefined;
  if (opened?.payment)
    browser.payments.unshift({ intentId: opened.payment.paymentIntentId, purchaseId: opened.purchaseId });
}

/** Returns the code of the newest gift card, as in its email. */
async function findLatestGiftCard({ studio }: World): Promise<string | undefined> {
  const newest = 'SELECT id FROM gift_cards ORDER BY id DESC LIMIT 1';
  const [card] = await studio.sandbox.query<{ id: string }>(newest, []);
  return card && deriveGiftCardCode(studio.services.keys, card.id);
}

async function subscribe(world: World, browser: WorldBrowser): Promise<void> {
  if (!browser.memberId) return;
  const input = { productId: 'reformer-flex-8', termsVersion };
  const reply = await callAs(world, browser, paths.membershipOpen, input);
  const opened = reply?.body as unknown as { membershipId: string; clientSecret: string } | undefined;
  if (!opened) return;
  const { membershipId, clientSecret } = opened;
  browser.payments.unshift({ intentId: getIntentId(clientSecret), membershipId });
  if (!browser.memberships.includes(membershipId)) browser.memberships.unshift(membershipId);
}

async function saveCard(
  world: World,
  browser: WorldBrowser,
  { card }: ActionOf<'save a card'>,
): Promise<void> {
  if (!browser.memberId) return;
  const reply = await callAs(world, browser, paths.cardSetup, {});
  const setupId = (reply?.body as unknown as { setupId: string } | undefined)?.setupId;
  if (!setupId) return;
  await toleratePayerErrors(
    world.studio.stripe.setupIntents.confirm(setupId, { payment_method: testCards[card] }),
  );
  await callAs(world, browser, paths.cardConfirm, { setupId });
}

async function bookWithCredit(
  world: World,
  browser: WorldBrowser,
  { klass }: ActionOf<'book with credit'>,
): Promise<void> {
  const [holdId] = browser.holds;
  if (!holdId || !browser.memberId) return;
  const { customer } = browser;
  const input = {
    holdId,
    classId: chooseByRemainder(world.classIds, klass),
    customer,
    paymentMethod: 'ENTITLEMENT',
  };
  rememberBooking(browser, await callAs(world, browser, paths.book, input));
}

async function joinWaitingList(
  world: World,
  browser: WorldBrowser,
  input: ActionOf<'join the waiting list'>,
): Promise<void> {
  const { klass, either, auto } = input;
  const reply = await callAs(world, browser, paths.waitingJoin, {
    classIds: either ? world.classIds : [chooseByRemainder(world.classIds, klass)],
    customer: browser.customer,
    autoUntil: auto ? world.startsAt.toISOString() : null,
    ...(browser.cardId ? { cardId: browser.cardId } : {}),
  });
  const joined = reply?.body as unknown as WaitingEntriesResponse | undefined;
  for (const { entryId, confirmed } of joined?.entries ?? []) {
    if (!browser.entries.includes(entryId)) browser.entries.unshift(entryId);
    if (confirmed) continue;
    const key = await getEmailedKey(world.studio.services, entryId);
    await callAs(world, browser, paths.waitingConfirm, { entryId, key });
  }
}

async function claimOffer(
  world: World,
  browser: WorldBrowser,
  { pick }: ActionOf<'accept the offer'>,
): Promise<void> {
  const entryId = chooseByRemainder(browser.entries, pick);
  const reply = entryId ? await callAs(world, browser, paths.waitingClaim, { entryId }) : null;
  if (reply) browser.holds.unshift(reply.body.holdId);
}

async function markAttendance(
  world: World,
  browser: WorldBrowser,
  input: ActionOf<'mark attendance'>,
): Promise<void> {
  const bookingId = chooseByRemainder(browser.bookings, input.pick);
  if (!bookingId) return;
  const recordedAt = world.studio.time.now.toISOString();
  const marks = [{ id: randomUUID(), bookingId, kind: input.kind, recordedAt }];
  const { status, body } = await world.staff.call(paths.checkInMarks, { marks });
  recordResponse(world, paths.checkInMarks, status, body.message);
}
