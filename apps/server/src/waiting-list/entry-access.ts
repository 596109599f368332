import { isEmailedKey, type LinkTarget, signEmailedKey } from '../people/emailed-link.ts';
import { AppError } from '../platform/app-error.ts';
import type { InstallationKeys } from '../platform/database/installation-keys.ts';
import type { Caller } from '../platform/http/api-route.ts';
import type { Services } from '../platform/services.ts';
import { type EntryWithHold, findEntry } from './store.ts';
import type { EntryRow } from './tables.ts';

/** Entry that a caller wants to access, and the proof that it is theirs. */
export interface EntryAccessInput {
  branchId: string;
  entryId: string;
  key: string | undefined;
  caller: Pick<Caller, 'clientId' | 'principal'>;
}

/** Returns the key of an entry's person. A person has at most one open entry per class. */
export function getEntryPersonKey({
  clientId,
  principal,
}: {
  clientId: string;
  principal: { userId: string } | null;
}): string {
  return principal ? `member:${principal.userId}` : `client:${clientId}`;
}

/** Returns the signed path of an entry's page. */
export function buildEntryLink(keys: InstallationKeys, entryId: string): string {
  return `/waiting/${entryId}?k=${keys.sign('waiting-link', entryId)}`;
}

type Addressed = Pick<EntryRow, 'id' | 'email'>;

/** Returns the path for emails to the entry's person only. Its key proves that the caller reads the mailbox. */
export function buildEmailedEntryLink(keys: InstallationKeys, entry: Addressed): string {
  return `/waiting/${entry.id}?k=${signEmailedKey(keys, toEntryLinkTarget(entry))}`;
}

/** Returns whether a key is the one of the emailed link. */
export function isEmailedEntryKey(
  keys: InstallationKeys,
  entry: Addressed,
  key: string | undefined,
): boolean {
  return isEmailedKey(keys, toEntryLinkTarget(entry), key);
}

export function toEntryLinkTarget({ id, email }: Addressed): LinkTarget {
  return { what: 'waiting', id, email };
}

/**
 * Loads an entry for its member, the browser that joined, or anyone with its signed link. Throws AppError not_found
 * for other callers, exactly as for an unknown id.
 */
export async function loadOwnEntry(services: Services, input: EntryAccessInput): Promise<EntryWithHold> {
  const { keys, database } = services;
  const { branchId, entryId, key, caller } = input;
  const found = await findEntry(database, branchId, entryId);
  const isOwn =
    found &&
    (found.entry.clientId === caller.clientId ||
      (found.entry.principalId !== null && found.entry.principalId === caller.principal?.userId) ||
      (key !== undefined && keys.verify('waiting-link', entryId, key)) ||
      isEmailedEntryKey(keys, found.entry, key));
  if (!isOwn) throw new AppError('not_found');
  return found;
}
