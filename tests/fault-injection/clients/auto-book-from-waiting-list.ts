import { paths } from '@studio/contracts/paths';
import { bookByCard } from './book-class.ts';
import { cancelBooking, changeBooking } from './change-booking.ts';
import { readEntry } from './join-waiting-list.ts';
import { payAtProvider } from './pay-at-provider.ts';
import { createSimulatedClient, type SimulatedClient } from './simulated-client.ts';

const looks = 16;
const twoDaysMs = 48 * 3_600_000;

/**
 * Joins the waiting list of a class with a single place, to be booked automatically with a saved card. Another client
 * has the place and cancels meanwhile. The automatic booking then appears among the member's bookings.
 */
export async function autoBookFromWaitingList(client: SimulatedClient): Promise<void> {
  const { dice, caller, customer, world } = client;
  const cardId = await savedCard(client);
  if (!cardId) return;
  const classId = dice.pick(world.classes.sought);
  const somebody = createSimulatedClient(world, dice, 0);
  const [booked] = await bookByCard(somebody, classId);
  const autoUntil = new Date(Date.now() + twoDaysMs).toISOString();
  const joined = await caller.call(paths.waitingJoin, { classIds: [classId], customer, cardId, autoUntil });
  if (booked) await cancelBooking(somebody, booked);
  if (joined.as !== 'done') return;
  const { entryId } = readEntry(joined.body);
  client.tell({ what: 'waiting', entryId });
  for (let look = 0; look < looks; look++) {
    await client.think();
    await client.think();
    const seen = await caller.call(paths.waitingGet, { entryId });
    if (seen.as !== 'done' || readEntry(seen.body).status !== 'TAKEN') continue;
    client.tell({ what: 'taken for them', entryId });
    return lookAtBooking(client, classId);
  }
}

async function lookAtBooking(client: SimulatedClient, classId: string): Promise<void> {
  const listed = await client.caller.call(paths.bookingList, { principalUserId: client.userId });
  if (listed.as !== 'done') return;
  const { items } = listed.body as unknown as {
    items: { bookingId: string; classId: string; status: string }[];
  };
  const own = items.find((one) => one.classId === classId && one.status === 'CONFIRMED');
  if (!own) return;
  client.tell({ what: 'booked', bookingId: own.bookingId, classId });
  await changeBooking(client, own.bookingId);
}

/** Returns the first saved card, and saves one if there is none. */
async function savedCard({ caller, world }: SimulatedClient): Promise<string | null> {
  const listed = await caller.call(paths.membershipList);
  if (listed.as !== 'done') return null;
  const before = firstOf(listed.body);
  if (before) return before;
  const setup = await caller.call(paths.cardSetup);
  if (setup.as !== 'done' || !(await payAtProvider(world.sandboxUrl, String(setup.body.clientSecret))))
    return null;
  const kept = await caller.call(paths.cardConfirm, { setupId: setup.body.setupId });
  return kept.as === 'done' ? firstOf(kept.body) : null;
}

function firstOf(body: object): string | null {
  return (body as { cards: { cardId: string }[] }).cards[0]?.cardId ?? null;
}
