import { paths } from '@studio/contracts/paths';
import { bookByCard } from './book-class.ts';
import type { SimulatedClient } from './simulated-client.ts';

/** Joins the waiting list of a full class and claims an offer, or leaves. */
export async function joinWaitingList(client: SimulatedClient): Promise<void> {
  const { random, caller, customer, environment } = client;
  const classId = random.pick(environment.classes.hot);
  const joined = await caller.call(paths.waitingJoin, { classIds: [classId], customer });
  if (joined.as !== 'done') return;
  const entryId = readEntry(joined.body).entryId;
  client.acknowledge({ what: 'waiting', entryId });
  for (let poll = 0; poll < 4; poll++) {
    await client.think();
    const seen = await caller.call(paths.waitingGet, { entryId });
    if (seen.as !== 'done' || readEntry(seen.body).status !== 'OFFERED') continue;
    const claimed = await caller.call(paths.waitingClaim, { entryId });
    if (claimed.as !== 'done') return;
    const holdId = String(claimed.body.holdId);
    client.acknowledge({ what: 'held', holdId, classId });
    await bookByCard(client, classId, holdId);
    return;
  }
  if (!random.chance(0.5)) return;
  const leaveOutcome = await caller.call(paths.waitingLeave, { entryId });
  if (leaveOutcome.as === 'done' && readEntry(leaveOutcome.body).status === 'LEFT')
    client.acknowledge({ what: 'left the list', entryId });
}

/** Returns the requested entry, which comes first. */
export function readEntry(body: object): { entryId: string; status: string } {
  const [entry] = (body as { entries: { entryId: string; status: string }[] }).entries;
  if (!entry) throw new Error('A waiting list answered without an entry.');
  return entry;
}
