import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import { ensureCustomer } from '@studio/server/payments/payment-customer';
import { createClass } from '../harness/create-class.ts';
import { createPromo } from '../harness/create-promo.ts';
import { createCredit } from '../harness/credits.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import type { ApiReply, TestBrowser } from '../harness/test-studio.ts';
import type { Sequence } from './guest-sequence.ts';
import type { MemberStart } from './member-actions.ts';
import type { PropertyStudio } from './property-studio.ts';

/** What is open at the provider for a browser, by its intent. */
export type OpenPayment = { intentId: string } & (
  | { classId: string }
  | { purchaseId: string }
  | { membershipId: string }
);

/** A browser, and what it remembers; the latest first. */
export interface WorldBrowser {
  visitor: TestBrowser;
  /** Signed in; null is a guest. */
  memberId: string | null;
  /** Whom it books for. */
  customer: typeof guestDetails;
  holds: string[];
  payments: OpenPayment[];
  bookings: string[];
  /** Places on waiting lists. */
  entries: string[];
  memberships: string[];
  /** A card that they have saved with the provider. */
  cardId: string | null;
}

/** One sequence's studio: nobody else's classes and browsers are in it. */
export interface World extends PropertyStudio {
  sweeper: boolean;
  classIds: string[];
  /** When the first class starts. */
  startsAt: Date;
  browsers: WorldBrowser[];
  /** Who works at the desk. */
  staff: TestBrowser;
  /** Number of the newest event of the provider's that has been taken out of its queue, at first and now. */
  firstEvent: number;
  lastEvent: number;
  /** Events that were lost on the way; the provider sends them again later. */
  lost: ProviderEvent[];
  /** What must not have been answered. */
  faults: string[];
  /** What excuses a failed answer: nothing, a provider that is away, a process that died. */
  trouble: 'none' | 'outage' | 'death';
  /** Whether the provider has lost all its events for good, so that the sweeper alone has to settle things. */
  silent: boolean;
  /** Whether the process is started again at the end, which settles what was left, with the sweeper off, too. */
  restarts: boolean;
}

export interface ProviderEvent {
  id: string;
  data: object;
}

/** A code of the studio's: 10 % off everything, twice. */
export const promoCode = 'TWICE10';

const threeDays = 72 * 3_600_000;
const staffId = '00000000-0000-4000-8000-000000000001';

/** Clears the ground and makes the classes, three days from now, and three browsers. */
export async function openWorld(
  ground: PropertyStudio,
  { classes, sweeper, members = [] }: Sequence,
): Promise<World> {
  await ground.clear();
  const { studio } = ground;
  const startsAt = new Date(studio.time.now.getTime() + threeDays);
  const classIds: string[] = [];
  for (const { capacity, pence: pricePence } of classes)
    classIds.push(await createClass(studio.database, { startsAt, capacity, pricePence }));
  const newest = 'SELECT coalesce(max(seq), 0)::int AS seq FROM sandbox.stripe_object';
  const [row] = await studio.sandbox.query<{ seq: number }>(newest);
  const firstEvent = row?.seq ?? 0;
  const browsers: WorldBrowser[] = [];
  for (const number of [0, 1, 2]) browsers.push(await openBrowser(ground, number, members[number] ?? null));
  if (members.length > 0) await createPromo(studio, { code: promoCode, usesMax: 2 });
  const { sub } = ground.people.know(staffId, { groups: ['STAFF'] });
  return {
    ...ground,
    sweeper,
    classIds,
    startsAt,
    browsers,
    firstEvent,
    lastEvent: firstEvent,
    lost: [],
    faults: [],
    trouble: 'none',
    restarts: false,
    silent: false,
    staff: signedIn(ground, studio.visitor(), sub, ['STAFF']),
  };
}

async function openBrowser(
  ground: PropertyStudio,
  number: number,
  start: MemberStart | null,
): Promise<WorldBrowser> {
  const { studio, people } = ground;
  const nothing = { holds: [], payments: [], bookings: [], entries: [], memberships: [], cardId: null };
  const customer = { ...guestDetails, email: `amara.${number}@example.com` };
  if (!start) return { visitor: studio.visitor(), memberId: null, customer, ...nothing };
  const memberId = randomUUID();
  people.know(memberId);
  const { sessions, shareable } = start;
  if (sessions > 0)
    await createCredit(studio.database, studio.time.now, { memberId, terms: { sessions, shareable } });
  const visitor = signedIn(ground, studio.visitor(), memberId);
  const cardId = sessions > 0 ? null : await savedCard(ground, visitor, memberId);
  return { ...nothing, visitor, memberId, customer, cardId };
}

/** Who has no sessions has a card. */
async function savedCard(
  { studio }: PropertyStudio,
  visitor: TestBrowser,
  memberId: string,
): Promise<string> {
  await visitor.call(paths.userGet);
  const customer = await ensureCustomer(studio.services, memberId);
  return (await studio.stripe.paymentMethods.attach('pm_card_visa', { customer })).id;
}

/** Shorter than a login counts as recent: the staff cancel classes in these days. */
const tokenMs = 10 * 60_000;

/** A browser with a token that is made anew when its hour is nearly over. */
function signedIn(
  { studio, tokens }: PropertyStudio,
  visitor: TestBrowser,
  userId: string,
  groups: readonly string[] = [],
): TestBrowser {
  let made = { at: Number.NEGATIVE_INFINITY, browser: visitor };
  return {
    ...visitor,
    call: async (path, body) => {
      const at = studio.time.now.getTime();
      if (at - made.at > tokenMs) made = { at, browser: visitor.with(await tokens.access(userId, groups)) };
      return made.browser.call(path, body);
    },
  };
}

/** A call of a browser. A failure of the server's that nothing excuses is noted as a fault. */
export async function callAs(
  world: World,
  { visitor, memberId }: WorldBrowser,
  path: string,
  body: object,
): Promise<ApiReply | null> {
  const reply = await visitor.call(path, memberId ? { principalUserId: memberId, ...body } : body);
  recordResponse(world, path, reply.status, reply.body.message);
  return reply.status === 200 ? reply : null;
}

/** Notes a 5xx as a fault, unless the process died, or the provider is away and the answer says so (503). */
export function recordResponse(world: World, path: string, status: number, message: string): void {
  const excused = world.trouble === 'death' || (world.trouble === 'outage' && status === 503);
  if (status >= 500 && !excused) world.faults.push(`${path} was answered with ${status}: ${message}`);
}

/** Chooses by remainder; undefined when there is nothing. */
export function chooseByRemainder<Item>(items: readonly Item[], number: number): Item | undefined {
  return items[number % Math.max(1, items.length)];
}

/** A browser remembers what it has booked. */
export function rememberBooking(browser: WorldBrowser, reply: ApiReply | null): void {
  for (const { bookingId } of reply?.body.order ?? [])
    if (!browser.bookings.includes(bookingId)) browser.bookings.unshift(bookingId);
}
