import { isEmailedKey, type LinkTarget, signEmailedKey } from '../people/emailed-link.ts';
import type { Caller } from '../platform/api-route.ts';
import { AppError } from '../platform/app-error.ts';
import type { InstallationKeys } from '../platform/installation-keys.ts';
import type { Services } from '../platform/services.ts';
import { type EntryWithHold, findEntry } from './store.ts';
import type { EntryRow } from './tables.ts';

/** Who wants which entry, and what they show for it. */
export interface EntryAccessInput {
  branchId: string;
  entryId: string;
  /** The signature of the entry's own address. */
  key: string | undefined;
  caller: Pick<Caller, 'clientId' | 'principal'>;
}

/** Whose an entry is: one person waits once for a class. */
export function getEntryPersonKey({
  clientId,
  principal,
}: {
  clientId: string;
  principal: { userId: string } | null;
}): string {
  return principal ? `member:${principal.userId}` : `client:${clientId}`;
}

/** The signed address of an entry's own page, on this site. */
export function buildEntryLink(keys: InstallationKeys, entryId: string): string {
  return `/waiting/${entryId}?k=${keys.sign('waiting-link', entryId)}`;
}

type Addressed = Pick<EntryRow, 'id' | 'email'>;

/** The same for emails to the person of the entry, and for nothing else: whoever has this one reads their email. */
export function buildEmailedEntryLink(keys: InstallationKeys, entry: Addressed): string {
  return `/waiting/${entry.id}?k=${signEmailedKey(keys, toEntryLinkTarget(entry))}`;
}

/** Returns whether a key is that of the link that was emailed. */
export function isEmailedEntryKey(
  keys: InstallationKeys,
  entry: Addressed,
  key: string | undefined,
): boolean {
  return isEmailedKey(keys, toEntryLinkTarget(entry), key);
}

/** What the link in an email to the person of an entry opens. */
export function toEntryLinkTarget({ id, email }: Addressed): LinkTarget {
  return { what: 'waiting', id, email };
}

/**
 * An entry for somebody whose it is: its member, the browser that joined, the holder of the signed link. For anybody
 * else it is not there, exactly as if the id were unknown.
 */
export async function loadOwnEntry(services: Services, wish: EntryAccessInput): Promise<EntryWithHold> {
  const { keys, database } = services;
  const { branchId, entryId, key, caller } = wish;
  const found = await findEntry(database, branchId, entryId);
  const mine =
    found &&
    (found.entry.clientId === caller.clientId ||
      (found.entry.principalId !== null && found.entry.principalId === caller.principal?.userId) ||
      (key !== undefined && keys.verify('waiting-link', entryId, key)) ||
      isEmailedEntryKey(keys, found.entry, key));
  if (!mine) throw new AppError('not_found');
  return found;
}
