import { paths } from '@studio/contracts/paths';
import { bookByCard } from './book-class.ts';
import { cancelBooking, changeBooking } from './change-booking.ts';
import { readEntry } from './join-waiting-list.ts';
import { payAtProvider } from './pay-at-provider.ts';
import { createSimulatedClient, type SimulatedClient } from './simulated-client.ts';

const maxPolls = 16;
const twoDaysMs = 48 * 3_600_000;

/**
 * Joins the waiting list of a class with a single place, to be booked automatically with a saved card. Another client
 * has that place and then cancels. The automatic booking then appears among the member's bookings.
 */
export async function autoBookFromWaitingList(client: SimulatedClient): Promise<void> {
  const { random, caller, customer, environment } = client;
  const cardId = await ensureSavedCard(client);
  if (!cardId) return;
  const classId = random.pick(environment.classes.sought);
  const holder = createSimulatedClient(environment, random, 0);
  const [booked] = await bookByCard(holder, classId);
  const autoUntil = new Date(Date.now() + twoDaysMs).toISOString();
  const joined = await caller.call(paths.waitingJoin, { classIds: [classId], customer, cardId, autoUntil });
  if (booked) await cancelBooking(holder, booked);
  if (joined.as !== 'done') return;
  const { entryId } = readEntry(joined.body);
  client.acknowledge({ what: 'waiting', entryId });
  for (let poll = 0; poll < maxPolls; poll++) {
    await client.think();
    await client.think();
    const seen = await caller.call(paths.waitingGet, { entryId });
    if (seen.as !== 'done' || readEntry(seen.body).status !== 'BOOKED') continue;
    client.acknowledge({ what: 'taken for them', entryId });
    return findAndChangeBooking(client, classId);
  }
}

async function findAndChangeBooking(client: SimulatedClient, classId: string): Promise<void> {
  const listed = await client.caller.call(paths.bookingList, { principalUserId: client.userId });
  if (listed.as !== 'done') return;
  const { items } = listed.body as unknown as {
    items: { bookingId: string; classId: string; status: string }[];
  };
  const booking = items.find((item) => item.classId === classId && item.status === 'CONFIRMED');
  if (!booking) return;
  client.acknowledge({ what: 'booked', bookingId: booking.bookingId, classId });
  await changeBooking(client, booking.bookingId);
}

/** Returns the first saved card, and saves one if there is none. */
async function ensureSavedCard({ caller, environment }: SimulatedClient): Promise<string | null> {
  const listed = await caller.call(paths.membershipList);
  if (listed.as !== 'done') return null;
  const before = firstOf(listed.body);
  if (before) return before;
  const setup = await caller.call(paths.cardSetup);
  if (setup.as !== 'done' || !(await payAtProvider(environment.sandboxUrl, String(setup.body.clientSecret))))
    return null;
  const confirmed = await caller.call(paths.cardConfirm, { setupId: setup.body.setupId });
  return confirmed.as === 'done' ? firstOf(confirmed.body) : null;
}

function firstOf(body: object): string | null {
  return (body as { cards: { cardId: string }[] }).cards[0]?.cardId ?? null;
}
