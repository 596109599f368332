import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { processWaitingLists } from '@studio/server/waiting-list/process-waiting-lists';
import { createClass } from './create-class.ts';
import { getEmailedKey } from './get-emailed-key.ts';
import { openTestStudio, type TestBrowser } from './test-studio.ts';
import { trustTestKey } from './test-tokens.ts';
import { readWaitingEntries } from './waiting-entries.ts';

const mondayNoon = '2026-11-23T12:00:00Z';
const thursday = new Date('2026-11-26T09:30:00Z');

export function createCustomer() {
  return { firstName: 'Ada', lastName: 'Quill', email: `ada.${randomUUID()}@guests.example` };
}

export async function joinWaitingList(
  visitor: TestBrowser,
  classIds: string | string[],
  customer = createCustomer(),
): Promise<WaitingEntry> {
  const reply = await visitor.call(paths.waitingJoin, { classIds: [classIds].flat(), customer });
  const [entry] = readWaitingEntries(reply);
  if (!entry) throw new Error(`Not joined: ${reply.body.message}`);
  return entry;
}

/** Opens a studio with full classes, whose waiting lists guests join without confirming. */
export async function openUnconfirmedEntryStudio() {
  const studio = await openTestStudio({ now: mondayNoon });
  const tokens = await trustTestKey(studio);

  const processLists = () => processWaitingLists(studio.services);
  const emailedKey = (entryId: string) => getEmailedKey(studio.services, entryId);

  /** Creates a class whose only place is held. Returns a function that releases it. */
  async function fullClass() {
    const classId = await createClass(studio.database, { startsAt: thursday, capacity: 1 });
    const holder = studio.visitor();
    const { holdId } = (await holder.call(paths.hold, { classId })).body;
    return { classId, release: () => holder.call(paths.release, { holdId }) };
  }
  const confirm = async (visitor: TestBrowser, entryId: string, key?: string) =>
    visitor.call(paths.waitingConfirm, { entryId, key: key ?? (await emailedKey(entryId)) });
  const canHold = async (classId: string) => {
    const visitor = studio.visitor();
    const { body } = await visitor.call(paths.hold, { classId });
    if (body.ok) await visitor.call(paths.release, { holdId: body.holdId });
    return body.ok;
  };
  const placesLeft = async (classId: string) => {
    const { body } = await studio.visitor().call(paths.availability, { date: '2026-11-26' });
    return body.slots.find((slot) => slot.classId === classId)?.capacityLeft;
  };

  return { studio, tokens, processLists, emailedKey, fullClass, confirm, canHold, placesLeft };
}

export type UnconfirmedEntryStudio = Awaited<ReturnType<typeof openUnconfirmedEntryStudio>>;
