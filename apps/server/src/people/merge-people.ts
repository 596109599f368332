import { chooseSurvivor } from '@studio/domain/people/choose-survivor';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { lockMergesExclusively } from './merge-lock.ts';
import type { MergedPersonFields, MergeSnapshot } from './merge-snapshot.ts';
import { getSessionOwnerId, toPlaceholderMemberId } from './person-keys.ts';
import { personMerges } from './tables.ts';

/** Person from whom a merge keeps the value of a field. */
export type MergeChoice = 'one' | 'other';

export interface MergePeopleInput {
  branchId: string;
  oneId: string;
  otherId: string;
  facts: { name: MergeChoice; email: MergeChoice; phone: MergeChoice };
  /** Whether staff confirmed that both accounts keep their own login. */
  bothAccounts: boolean;
  actor: string;
}

/** Callback that transfers the sessions of the `from` owners to `to` and returns the transferred ones. */
export type TransferSessions = (
  tx: QueryExecutor,
  owners: { branchId: string; from: string[]; to: string },
) => Promise<MergeSnapshot['sessions']>;

/** Fields of a person that a merge needs. */
export interface MergeablePerson extends MergedPersonFields {
  id: string;
  memberId: string | null;
  mergedInto: string | null;
}

const lockBoth: PreparedStatement = {
  name: 'lock_people_to_merge',
  text: `SELECT id, member_id AS "memberId", merged_into AS "mergedInto", first_name AS "firstName",
      last_name AS "lastName", email, email_key AS "emailKey", phone
    FROM people WHERE branch_id = $1 AND id = ANY($2::uuid[]) ORDER BY id FOR UPDATE`,
};

const releaseAddresses: PreparedStatement = {
  name: 'clear_email_addresses',
  text: 'UPDATE people SET email_key = NULL WHERE branch_id = $1 AND id = ANY($2::uuid[])',
};

const writeFields: PreparedStatement = {
  name: 'write_merged_fields',
  text: `UPDATE people SET first_name = $3, last_name = $4, email = $5, email_key = $6, phone = $7, merged_into = $8,
      updated_at = $9 WHERE branch_id = $1 AND id = $2`,
};

const reassignChildren: PreparedStatement = {
  name: 'reassign_merged_people',
  text: 'UPDATE people SET merged_into = $3 WHERE branch_id = $1 AND merged_into = $2 RETURNING id',
};

/** Locks both people in id order until the transaction ends, so that concurrent merges run one after the other. */
export async function lockBothPeople(
  tx: QueryExecutor,
  { branchId, oneId, otherId }: Pick<MergePeopleInput, 'branchId' | 'oneId' | 'otherId'>,
): Promise<[MergeablePerson, MergeablePerson]> {
  const rows = await tx.run<MergeablePerson>(lockBoth, [branchId, [oneId, otherId]]);
  const one = rows.find(({ id }) => id === oneId);
  const other = rows.find(({ id }) => id === otherId);
  if (!one || !other) throw new AppError('not_found');
  return [one, other];
}

/** Throws AppError not_changeable if both are the same person, or if one is already merged. */
export function assertMergeable(one: MergeablePerson, other: MergeablePerson): void {
  if (one.id === other.id)
    throw new AppError('not_changeable', 'These are the same client. Choose two different clients.');
  if (one.mergedInto || other.mergedInto)
    throw new AppError('not_changeable', 'One of these clients has already been merged. Reload the page.');
}

/**
 * Merges two people. The survivor gets the chosen values and the sessions; an account keeps its own email address. The
 * merged person points to the survivor and keeps the other email address, so that staff can still search for it. Throws
 * AppError not_found and not_changeable.
 */
export async function mergePeople(
  tx: QueryExecutor,
  input: MergePeopleInput,
  transferSessions: TransferSessions,
  now: Date,
): Promise<{ mergeId: string; personId: string }> {
  const { branchId } = input;
  await lockMergesExclusively(tx, branchId);
  const [one, other] = await lockBothPeople(tx, input);
  assertMergeable(one, other);
  if (one.memberId && other.memberId && !input.bothAccounts)
    throw new AppError(
      'not_changeable',
      'Both clients have an account. Their logins stay separate. Tick ‘Keep both logins’ to merge the clients.',
    );
  const [kept, gone] = chooseSurvivor(one, other, ({ memberId }) => memberId !== null);
  const { after, remainder } = chooseFields(input, { one, other, kept, gone });
  await tx.run(releaseAddresses, [branchId, [kept.id, gone.id]]);
  await savePersonFields(tx, branchId, kept.id, after, null, now);
  await savePersonFields(tx, branchId, gone.id, remainder, kept.id, now);
  const children = await tx.run<{ id: string }>(reassignChildren, [branchId, gone.id, kept.id]);
  const from = gone.memberId
    ? [toPlaceholderMemberId(gone.id), gone.memberId]
    : [toPlaceholderMemberId(gone.id)];
  const sessions = await transferSessions(tx, { branchId, from, to: getSessionOwnerId(kept) });
  const moved: MergeSnapshot = {
    kept: pickPersonFields(kept),
    gone: pickPersonFields(gone),
    after,
    childIds: children.map(({ id }) => id),
    sessions,
  };
  const mergeId = uuidv7();
  await tx.orm.insert(personMerges).values({
    branchId,
    id: mergeId,
    survivorId: kept.id,
    duplicateId: gone.id,
    moved,
    mergedBy: input.actor,
    mergedAt: now,
  });
  return { mergeId, personId: kept.id };
}

/** Returns the survivor's new values, and the merged person's, which contain the email address that wasn't chosen. */
function chooseFields(
  { facts }: MergePeopleInput,
  { one, other, kept, gone }: Record<'one' | 'other' | 'kept' | 'gone', MergeablePerson>,
): { after: MergedPersonFields; remainder: MergedPersonFields } {
  const of = (chosen: MergeChoice) => (chosen === 'one' ? one : other);
  // An account keeps its own email address, because its owner has verified it.
  const address = kept.memberId ? kept : of(facts.email);
  const otherAddress = address.id === kept.id ? gone : kept;
  const { firstName, lastName } = of(facts.name);
  return {
    after: {
      firstName,
      lastName,
      email: address.email,
      emailKey: address.emailKey,
      phone: of(facts.phone).phone,
    },
    remainder: { ...pickPersonFields(gone), email: otherAddress.email, emailKey: otherAddress.emailKey },
  };
}

export function pickPersonFields({
  firstName,
  lastName,
  email,
  emailKey,
  phone,
}: MergedPersonFields): MergedPersonFields {
  return { firstName, lastName, email, emailKey, phone };
}

/** Saves the fields of a person. At this moment, no other person may have the email address. */
export async function savePersonFields(
  tx: QueryExecutor,
  branchId: string,
  id: string,
  { firstName, lastName, email, emailKey, phone }: MergedPersonFields,
  mergedInto: string | null,
  now: Date,
): Promise<void> {
  await tx.run(writeFields, [branchId, id, firstName, lastName, email, emailKey, phone, mergedInto, now]);
}

/**
 * Clears the normalised email addresses of people, so that these can then be swapped without violating the unique
 * index.
 */
export async function clearEmailAddresses(tx: QueryExecutor, branchId: string, ids: string[]): Promise<void> {
  await tx.run(releaseAddresses, [branchId, ids]);
}
