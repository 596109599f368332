import { normaliseEmail } from '@studio/domain/people/email';
import type { InstallationKeys } from '../platform/database/installation-keys.ts';
import { hashPerson } from '../platform/hash-person.ts';
import type { Services } from '../platform/services.ts';
import { recordEmailProof } from './proven-emails.ts';

/**
 * Booking, tour or waiting list entry that a link in an email opens (handbook: emails 2), and the recipient's email
 * address.
 */
export interface LinkTarget {
  what: 'booking' | 'tour' | 'waiting';
  id: string;
  email: string;
}

/**
 * Returns a key that is only ever sent by email. It grants the same access as the key of the browser that booked, and
 * also proves that the client who uses it reads the mailbox. The key becomes invalid when staff correct the email
 * address.
 */
export function signEmailedKey(keys: InstallationKeys, linked: LinkTarget): string {
  return keys.sign('emailed-link', withAddress(linked));
}

export function isEmailedKey(keys: InstallationKeys, linked: LinkTarget, key: string | undefined): boolean {
  return key !== undefined && keys.verify('emailed-link', withAddress(linked), key);
}

/**
 * Returns whether a key is valid for an emailed link. Also accepts keys of older emails, which don't contain the email
 * address and so don't prove that the caller reads the mailbox. A later release can drop these keys.
 */
export function isCurrentOrOldEmailedKey(
  keys: InstallationKeys,
  linked: LinkTarget,
  key: string | undefined,
): boolean {
  if (key === undefined) return false;
  return isEmailedKey(keys, linked, key) || keys.verify('emailed-link', `${linked.what}:${linked.id}`, key);
}

function withAddress({ what, id, email }: LinkTarget): string {
  return `${what}:${id} ${normaliseEmail(email)}`;
}

/**
 * Records that the caller has proven an email address in their browser by clicking a button on the page behind an
 * emailed link. Does nothing if the key isn't the one that was emailed to this address.
 */
export async function recordEmailProofByLink(
  { database, keys, clock }: Services,
  {
    key,
    clientId,
    branchId,
    ...linked
  }: LinkTarget & {
    branchId: string;
    key: string | undefined;
    clientId: string;
  },
): Promise<void> {
  if (linked.email === '' || !isEmailedKey(keys, linked, key)) return;
  const proof = { branchId, personHash: hashPerson(keys, linked.email), clientId };
  await recordEmailProof(database, proof, clock.now());
}
