import { normaliseEmail } from '@studio/domain/people/email';
import { findMember } from '../members/store.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { ensurePerson } from './ensure-person.ts';

const linkAccount: PreparedStatement = {
  name: 'link_person_account',
  text: `UPDATE people SET member_id = $3, email = $4, updated_at = $5
    WHERE branch_id = $1 AND email_key = $2 AND member_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM people WHERE branch_id = $1 AND member_id = $3)
    RETURNING id`,
};

/** Merges the guest with the email address into the member's own person. */
const mergeGuest: PreparedStatement = {
  name: 'merge_guest_into_member',
  text: `WITH mine AS (SELECT id FROM people WHERE branch_id = $1 AND member_id = $3)
    UPDATE people SET merged_into = mine.id, email_key = NULL, updated_at = $4 FROM mine
    WHERE people.branch_id = $1 AND people.email_key = $2 AND people.id <> mine.id
    RETURNING people.id`,
};

/** Changes people who were merged into the guest, so that they are merged into the member. */
const repointMerged: PreparedStatement = {
  name: 'repoint_merged_people',
  text: `WITH mine AS (SELECT id FROM people WHERE branch_id = $1 AND member_id = $3)
    UPDATE people SET merged_into = mine.id FROM mine
    WHERE people.branch_id = $1 AND people.merged_into = ANY($2::uuid[])`,
};

/** Removes the normalised email address from the person of another account that had it before. */
const releaseAddress: PreparedStatement = {
  name: 'release_email_address',
  text: `UPDATE people SET email_key = NULL
    WHERE branch_id = $1 AND email_key = $2 AND member_id IS NOT NULL AND member_id <> $3`,
};

/** Waits for a concurrent merge, so that later reads see its result. */
const waitForMerge: PreparedStatement = {
  name: 'lock_person_by_address',
  text: 'SELECT id FROM people WHERE branch_id = $1 AND email_key = $2 FOR UPDATE',
};

/** Finds the guest with the email address who was merged into another guest, and that surviving guest. */
const findSurvivor: PreparedStatement = {
  name: 'surviving_guest_of_address',
  text: `SELECT p.id, r.id AS "rootId", r.email, r.email_key AS "emailKey"
    FROM people p JOIN people r ON r.branch_id = p.branch_id AND r.id = p.merged_into
    WHERE p.branch_id = $1 AND p.email_key = $2 AND p.member_id IS NULL AND r.member_id IS NULL
    ORDER BY p.id FOR UPDATE`,
};

const setAddress: PreparedStatement = {
  name: 'set_email_address',
  text: 'UPDATE people SET email = $3, email_key = $4 WHERE branch_id = $1 AND id = $2',
};

const takeAddress: PreparedStatement = {
  name: 'take_email_address',
  text: `UPDATE people SET email = $3, email_key = $4, updated_at = $5
    WHERE branch_id = $1 AND member_id = $2 AND email_key IS DISTINCT FROM $4`,
};

/**
 * Completes a member's profile from a client who became the member. Existing details stay. Uses only clients whom the
 * studio imported or added, because anyone can book with any name for someone else's email address.
 */
const completeProfile: PreparedStatement = {
  name: 'complete_profile_from_client',
  text: `UPDATE members m SET
      first_name = coalesce(nullif(m.first_name, ''), nullif(p.first_name, '')),
      last_name = coalesce(nullif(m.last_name, ''), nullif(p.last_name, '')),
      phone = coalesce(nullif(m.phone, ''), p.phone), updated_at = $4
    FROM people p
    WHERE m.user_id = $3 AND p.branch_id = $1 AND p.id = $2::uuid AND p.source IN ('import', 'staff')`,
};

/**
 * Links a member's account and verified email address to their person. The guest with the email address becomes the
 * member, or is merged into them, and completes the member's profile. Returns the ids of people whose sessions become
 * the member's. Idempotent.
 */
export async function linkPersonToMember(
  tx: QueryExecutor,
  branchId: string,
  member: { userId: string; email: string },
  now: Date,
): Promise<string[]> {
  const linked = await linkClients(tx, branchId, member, now);
  for (const personId of linked) await tx.run(completeProfile, [branchId, personId, member.userId, now]);
  return linked;
}

async function linkClients(
  tx: QueryExecutor,
  branchId: string,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<string[]> {
  const emailKey = normaliseEmail(email);
  await giveAddressToSurvivor(tx, branchId, email);
  const became = await tx.run<{ id: string }>(linkAccount, [branchId, emailKey, userId, email, now]);
  if (became.length > 0) return became.map(({ id }) => id);
  const member = await findMember(tx, userId);
  const { firstName, lastName, phone } = member ?? {};
  const names = { firstName: firstName ?? '', lastName: lastName ?? '', phone: phone ?? null };
  await ensurePerson(tx, { branchId, memberId: userId, email, ...names, source: 'account' }, now);
  await tx.run(releaseAddress, [branchId, emailKey, userId]);
  const merged = await tx.run<{ id: string }>(mergeGuest, [branchId, emailKey, userId, now]);
  await tx.run(repointMerged, [branchId, merged.map(({ id }) => id), userId]);
  await tx.run(takeAddress, [branchId, userId, email, emailKey, now]);
  return merged.map(({ id }) => id);
}

/**
 * Swaps the email addresses of a merged guest and the surviving guest, so that the account is linked to the survivor.
 */
async function giveAddressToSurvivor(tx: QueryExecutor, branchId: string, email: string): Promise<void> {
  const emailKey = normaliseEmail(email);
  await tx.run(waitForMerge, [branchId, emailKey]);
  const [found] = await tx.run<{ id: string; rootId: string; email: string | null; emailKey: string | null }>(
    findSurvivor,
    [branchId, emailKey],
  );
  if (!found) return;
  await tx.run(setAddress, [branchId, found.id, email, null]);
  await tx.run(setAddress, [branchId, found.rootId, email, emailKey]);
  await tx.run(setAddress, [branchId, found.id, found.email, found.emailKey]);
}
