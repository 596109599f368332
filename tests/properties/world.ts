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

/** Open payment of a browser, with its intent. */
export type OpenPayment = { intentId: string } & (
  | { classId: string }
  | { purchaseId: string }
  | { membershipId: string }
);

/** Browser and the ids that it knows, latest first. */
export interface WorldBrowser {
  visitor: TestBrowser;
  /** The logged-in member; null for guests. */
  memberId: string | null;
  /** Details used for bookings. */
  customer: typeof guestDetails;
  holds: string[];
  payments: OpenPayment[];
  bookings: string[];
  /** Waiting list entries. */
  entries: string[];
  memberships: string[];
  /** Card saved with the provider. */
  cardId: string | null;
}

/** Studio of one sequence, with its own classes and browsers. */
export interface World extends PropertyStudio {
  sweeper: boolean;
  classIds: string[];
  /** Start of the first class. */
  startsAt: Date;
  browsers: WorldBrowser[];
  /** Browser of a staff member. */
  staff: TestBrowser;
  /** Sequence numbers of the provider's newest processed event, at the start and now. */
  firstEvent: number;
  lastEvent: number;
  /** Lost events, which the provider may resend. */
  lost: ProviderEvent[];
  /** Responses that must not occur. */
  faults: string[];
  /** Reason that excuses a server error: none, a provider outage, or the death of the process. */
  excuse: 'none' | 'outage' | 'death';
  /** Whether the provider loses all events for good, so that only the sweeper settles things. */
  losesEvents: boolean;
  /** Whether the process restarts at the end and settles what was left, even without the sweeper. */
  restarts: boolean;
}

export interface ProviderEvent {
  id: string;
  data: object;
}

/** Promo code of the studio: 10% off everything, two uses. */
export const promoCode = 'TWICE10';

const threeDays = 72 * 3_600_000;
const staffId = '00000000-0000-4000-8000-000000000001';

/** Clears the studio, and creates the classes, three days ahead, and three browsers. */
export async function openWorld(
  propertyStudio: PropertyStudio,
  { classes, sweeper, members = [] }: Sequence,
): Promise<World> {
  await propertyStudio.clear();
  const { studio } = propertyStudio;
  const startsAt = new Date(studio.time.now.getTime() + threeDays);
  const classIds: string[] = [];
  for (const { capacity, pence: pricePence } of classes)
    classIds.push(await createClass(studio.database, { startsAt, capacity, pricePence }));
  const newest = 'SELECT coalesce(max(seq), 0)::int AS seq FROM sandbox.stripe_object';
  const [row] = await studio.sandbox.query<{ seq: number }>(newest);
  const firstEvent = row?.seq ?? 0;
  const browsers: WorldBrowser[] = [];
  for (const number of [0, 1, 2])
    browsers.push(await openBrowser(propertyStudio, number, members[number] ?? null));
  if (members.length > 0) await createPromo(studio, { code: promoCode, usesMax: 2 });
  const { sub } = propertyStudio.people.addUser(staffId, { groups: ['STAFF'] });
  return {
    ...propertyStudio,
    sweeper,
    classIds,
    startsAt,
    browsers,
    firstEvent,
    lastEvent: firstEvent,
    lost: [],
    faults: [],
    excuse: 'none',
    restarts: false,
    losesEvents: false,
    staff: withFreshToken(propertyStudio, studio.visitor(), sub, ['STAFF']),
  };
}

async function openBrowser(
  propertyStudio: PropertyStudio,
  number: number,
  start: MemberStart | null,
): Promise<WorldBrowser> {
  const { studio, people } = propertyStudio;
  const emptyState = { holds: [], payments: [], bookings: [], entries: [], memberships: [], cardId: null };
  const customer = { ...guestDetails, email: `amara.${number}@example.com` };
  if (!start) return { visitor: studio.visitor(), memberId: null, customer, ...emptyState };
  const memberId = randomUUID();
  people.addUser(memberId);
  const { sessions, shareable } = start;
  if (sessions > 0)
    await createCredit(studio.database, studio.time.now, { memberId, terms: { sessions, shareable } });
  const visitor = withFreshToken(propertyStudio, studio.visitor(), memberId);
  const cardId = sessions > 0 ? null : await saveCard(propertyStudio, visitor, memberId);
  return { ...emptyState, visitor, memberId, customer, cardId };
}

/** Saves a card for a member without sessions. */
async function saveCard({ studio }: PropertyStudio, visitor: TestBrowser, memberId: string): Promise<string> {
  await visitor.call(paths.userGet);
  const customer = await ensureCustomer(studio.services, memberId);
  return (await studio.stripe.paymentMethods.attach('pm_card_visa', { customer })).id;
}

/**
 * Lifetime of a token in milliseconds, less than the maximum age of a recent login, which staff need to cancel classes.
 */
const tokenMs = 10 * 60_000;

/** Returns a browser whose token is renewed every ten minutes. */
function withFreshToken(
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

/** Makes a call as a browser. Server errors that nothing excuses are recorded as faults. */
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

/** Records a 5xx as a fault, unless the process died, or the provider is unavailable and the status is 503. */
export function recordResponse(world: World, path: string, status: number, message: string): void {
  const excused = world.excuse === 'death' || (world.excuse === 'outage' && status === 503);
  if (status >= 500 && !excused) world.faults.push(`${path} was answered with ${status}: ${message}`);
}

/** Returns the item that the number chooses by remainder; undefined for an empty list. */
export function chooseByRemainder<Item>(items: readonly Item[], number: number): Item | undefined {
  return items[number % Math.max(1, items.length)];
}

/** Adds the bookings of a response to those that the browser knows. */
export function rememberBooking(browser: WorldBrowser, reply: ApiReply | null): void {
  for (const { bookingId } of reply?.body.order ?? [])
    if (!browser.bookings.includes(bookingId)) browser.bookings.unshift(bookingId);
}
