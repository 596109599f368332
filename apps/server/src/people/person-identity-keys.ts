import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import type { InstallationKeys } from '../platform/database/installation-keys.ts';
import { hashPerson } from '../platform/hash-person.ts';
import { getMailbox } from './mailbox.ts';
import { listSessionOwnerIds, parsePlaceholderPersonId } from './person-keys.ts';

/** Person whose identity keys are needed, as far as known. */
export interface PersonToIdentify {
  branchId: string;
  /** Account id or placeholder id; null for a guest. */
  memberId: string | null;
  email: string | null;
}

const addressesOfOwner: PreparedStatement = {
  name: 'email_addresses_of_owner',
  text: `SELECT coalesce(m.email, CASE WHEN one.member_id IS NULL THEN one.email ELSE one.email_key END) AS email
    FROM people own
    JOIN people one ON one.branch_id = own.branch_id
      AND (one.id = coalesce(own.merged_into, own.id) OR one.merged_into = coalesce(own.merged_into, own.id))
    LEFT JOIN members m ON m.user_id = one.member_id
    WHERE own.branch_id = $1 AND (own.member_id = $2 OR own.id = $3::uuid)`,
};

/**
 * Returns every key by which a person may be known: their accounts and people rows, including merged ones, and a keyed
 * hash of each mailbox, which outlives an account. Once-per-person offers compare these keys
 * (handbook: prices 8; privacy 3).
 */
export async function listPersonIdentityKeys(
  db: QueryExecutor,
  keys: InstallationKeys,
  { branchId, memberId, email }: PersonToIdentify,
): Promise<string[]> {
  const names = memberId ? await listSessionOwnerIds(db, branchId, memberId) : [];
  const ownAddresses = memberId
    ? await db.run<{ email: string | null }>(addressesOfOwner, [
        branchId,
        memberId,
        parsePlaceholderPersonId(memberId),
      ])
    : [];
  const addresses = [email, ...ownAddresses.map((row) => row.email)].filter(
    (one) => one !== null && one !== '',
  );
  const hashes = addresses.map((address) => getMailboxKey(keys, address as string));
  return [...new Set([...names, ...hashes])];
}

/** Returns the key of a mailbox, which doesn't reveal the email address. */
export function getMailboxKey(keys: InstallationKeys, email: string): string {
  return `email:${hashPerson(keys, getMailbox(email))}`;
}

/** Returns the key of a payment card, from the provider's fingerprint of the card number. */
export function getCardKey(keys: InstallationKeys, fingerprint: string): string {
  return `card:${keys.sign('card', fingerprint)}`;
}

/** Returns the key of the card that paid, as a list; empty when no card paid or the provider gives no fingerprint. */
export function getPaidCardKeys(keys: InstallationKeys, fingerprint: string | null): string[] {
  return fingerprint === null ? [] : [getCardKey(keys, fingerprint)];
}
