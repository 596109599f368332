import type { GetPersonInvitationResponse } from '@studio/contracts/staff-invitations';
import type { NotInvitableReason } from '@studio/domain/people-import/invitation';
import { v7 as uuidv7 } from 'uuid';
import { hasAccountSql, hasOwnEmailSql } from '../../invitations/imported-clients-sql.ts';
import { findPerson, lockPerson, type PersonRow } from '../../people/find-person.ts';
import { AppError } from '../../platform/app-error.ts';
import { type StaffActor, writeAudit } from '../../platform/audit.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import { enqueueEmail } from '../../platform/emails/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { getInvitationState, type InvitationDelivery } from './invitation-state.ts';
import { newestInvitationSql } from './list-invited-clients.ts';

interface ClientInvitation extends InvitationDelivery {
  hasEmail: boolean;
  /** Number of the newest invitation; null if there is none. */
  number: number | null;
}

const ofPerson: PreparedStatement = {
  name: 'newest_invitation_of_person',
  text: `SELECT ${hasAccountSql} AS "hasAccount", ${hasOwnEmailSql} AS "hasEmail", n.number, n.created_at AS "createdAt",
      n.queued_at AS "queuedAt", n.sent_at AS "sentAt", n.drop_reason AS "dropReason"
    FROM people p LEFT JOIN LATERAL (${newestInvitationSql}) n ON true
    WHERE p.branch_id = $1 AND p.id = $2::uuid`,
};

async function requireClient(db: QueryExecutor, branchId: string, personId: string): Promise<PersonRow> {
  const person = await findPerson(db, branchId, personId);
  if (!person) throw new AppError('not_found');
  return person;
}

async function findInvitation(
  db: QueryExecutor,
  { branchId, id }: PersonRow,
): Promise<{ invitation: ClientInvitation | undefined; reason: NotInvitableReason | null }> {
  const [invitation] = await db.run<ClientInvitation>(ofPerson, [branchId, id]);
  const reason = invitation?.hasAccount ? 'has-account' : invitation?.hasEmail ? null : 'no-email';
  return { invitation, reason };
}

/** Returns a client's newest invitation, and whether staff can send one. Throws AppError not_found. */
export async function readPersonInvitation(
  { database }: Services,
  branchId: string,
  personId: string,
): Promise<GetPersonInvitationResponse> {
  const person = await requireClient(database, branchId, personId);
  const { invitation, reason } = await findInvitation(database, person);
  const number = invitation?.number ?? 0;
  if (!invitation || number === 0) return { ok: true, reason, number, state: null, at: null };
  return { ok: true, reason, number, ...getInvitationState(invitation) };
}

const notInvitableTexts: Record<NotInvitableReason, string> = {
  'no-email': 'This client has no email address. Add one first.',
  'has-account': 'This client already has an account. They can log in or reset their password.',
};

/**
 * Invites one client. Does nothing if the client has an invitation with this or a higher number, so that only one of
 * several concurrent calls sends an email. Throws AppError not_found and not_changeable.
 */
export async function sendPersonInvitation(
  { database, clock }: Services,
  { branchId, personId, number }: { branchId: string; personId: string; number: number },
  actor: StaffActor,
): Promise<void> {
  await database.transaction(async (tx) => {
    const now = clock.now();
    const person = await requireClient(tx, branchId, personId);
    await lockPerson(tx, person);
    const { invitation, reason } = await findInvitation(tx, person);
    if (reason) throw new AppError('not_changeable', notInvitableTexts[reason]);
    const lastNumber = invitation?.number ?? 0;
    if (lastNumber >= number) return;
    const row = { branchId, id: uuidv7(), personId: person.id, number: lastNumber + 1 };
    const invitationId = await insertInvitation(tx, row, actor, now);
    if (!invitationId) return;
    await enqueueEmail(tx, { branchId, kind: 'client-invitation', subject: { invitationId } }, now);
    const entry = { branchId, at: now, actor, subject: 'person', subjectId: person.id } as const;
    await writeAudit(tx, [{ ...entry, action: 'INVITED', reason: 'invited to set up a login' }]);
  });
}

const insertOne: PreparedStatement = {
  name: 'insert_client_invitation',
  text: `INSERT INTO client_invitations (branch_id, id, person_id, number, invited_by, created_at, queued_at)
    VALUES ($1, $2, $3, $4, $5, $6, $6)
    ON CONFLICT (branch_id, person_id, number) DO NOTHING RETURNING id`,
};

/** Inserts an invitation. Returns its id; null if a concurrent batch has inserted the same number. */
async function insertInvitation(
  tx: QueryExecutor,
  row: { branchId: string; id: string; personId: string; number: number },
  actor: StaffActor,
  now: Date,
): Promise<string | null> {
  const { branchId, id, personId, number } = row;
  const [written] = await tx.run<{ id: string }>(insertOne, [branchId, id, personId, number, actor, now]);
  return written?.id ?? null;
}
