import { paths } from '@studio/contracts/paths';
import type { WaitingEntriesResponse, WaitingEntry } from '@studio/contracts/waiting-list';
import type { ApiReply, TestBrowser } from './test-studio.ts';

/** Returns the waiting list entries in a response. */
export function readWaitingEntries(reply: ApiReply): WaitingEntry[] {
  return (reply.body as unknown as WaitingEntriesResponse).entries;
}

export async function loadEntry(
  visitor: TestBrowser,
  entryId: string | undefined,
): Promise<WaitingEntry | undefined> {
  return readWaitingEntries(await visitor.call(paths.waitingGet, { entryId }))[0];
}
