import { normaliseEmail, validateEmail } from '@studio/domain/people/email';
import { toInternationalPhone, validatePhone } from '@studio/domain/people/phone';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { findPerson, type PersonRow } from '../../people/find-person.ts';
import { toPlaceholderMemberId } from '../../people/person-keys.ts';
import { people } from '../../people/tables.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import {
  getSqlState,
  type PreparedStatement,
  type QueryExecutor,
  uniqueViolationState,
} from '../../platform/database/database.ts';
import { resolveUndeliveredEmails } from '../../platform/emails/resolve-undelivered-emails.ts';
import type { Services } from '../../platform/services.ts';
import { whereEmailOfPerson } from '../undelivered-emails/where-email-of-person.ts';

/** Details of a person from the form. Empty strings stand for missing details. */
export interface PersonInput {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** Returns a person. Throws AppError not_found. */
export async function requirePerson(
  db: QueryExecutor,
  branchId: string,
  personId: string,
): Promise<PersonRow> {
  const person = await findPerson(db, branchId, personId);
  if (!person) throw new AppError('not_found', 'We can’t find this client.');
  return person;
}

function validateInput({ firstName, lastName, email, phone }: PersonInput) {
  const wrongEmail = email ? validateEmail(email) : null;
  if (wrongEmail) throw new AppError('bad_request', wrongEmail, { field: 'email' });
  const wrongPhone = validatePhone(phone);
  if (wrongPhone) throw new AppError('bad_request', wrongPhone, { field: 'phone' });
  return {
    firstName,
    lastName,
    email: email || null,
    emailKey: email ? normaliseEmail(email) : null,
    phone: toInternationalPhone(phone) || null,
  };
}

/**
 * Adds a person at the front desk. Returns the existing person unchanged when one has the email address. Throws
 * AppError bad_request with the field.
 */
export async function addPerson(
  { database, clock }: Services,
  branchId: string,
  typed: PersonInput,
  actor: Actor,
): Promise<{ personId: string; isNew: boolean }> {
  const fields = validateInput(typed);
  return database.transaction(async (tx) => {
    const now = clock.now();
    const id = uuidv7();
    const [made] = await tx.orm
      .insert(people)
      .values({ branchId, id, ...fields, source: 'staff', createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: people.id });
    if (made) {
      const entry = { branchId, at: now, actor, subject: 'person', subjectId: id } as const;
      await writeAudit(tx, [{ ...entry, action: 'ADDED', reason: 'at the front desk' }]);
      return { personId: id, isNew: true };
    }
    const [existing] = await tx.orm
      .select({ id: people.id })
      .from(people)
      .where(and(eq(people.branchId, branchId), eq(people.emailKey, fields.emailKey ?? '')));
    if (!existing) throw new AppError('server_error');
    return { personId: existing.id, isNew: false };
  });
}

/**
 * Changes the email address that identifies the bookings of a guest. If the corrected address is empty, the bookings
 * get the placeholder id of the guest as their owner.
 */
const moveBookings: PreparedStatement = {
  name: 'move_bookings_to_corrected_email',
  text: `UPDATE bookings SET email = $3::text, principal_id = CASE WHEN $3::text = '' THEN $4::text END
    WHERE branch_id = $1 AND principal_id IS NULL AND lower(email) = $2`,
};

/** Statements that change a guest's email address in other tables. Contact messages have no account column. */
const otherStatements = ['tours', 'waiting_entries', 'conversations', 'contact_messages'].map(
  (table): PreparedStatement => {
    const ofGuests = table === 'contact_messages' ? '' : 'AND principal_id IS NULL';
    // Clears the proof that the client owns the mailbox, because the proof was for the old email address.
    const mailboxReset = table === 'waiting_entries' ? ', mailbox = NULL' : '';
    return {
      name: `move_${table}_to_corrected_email`,
      text: `UPDATE ${table} SET email = $3::text${mailboxReset} WHERE branch_id = $1 AND lower(email) = $2 ${ofGuests}`,
    };
  },
);

/**
 * Changes the email address in a guest's bookings, tours, waiting list entries, conversations and contact messages. Sends
 * again the emails that the old address rejected. If the new address is empty, changes only the bookings.
 */
async function moveGuestRecords(
  tx: QueryExecutor,
  person: PersonRow,
  email: string | null,
  now: Date,
): Promise<void> {
  const { branchId, id, emailKey } = person;
  if (emailKey) await tx.run(moveBookings, [branchId, emailKey, email ?? '', toPlaceholderMemberId(id)]);
  if (!email) return;
  if (emailKey) for (const statement of otherStatements) await tx.run(statement, [branchId, emailKey, email]);
  await resolveUndeliveredEmails(tx, whereEmailOfPerson(tx, branchId, id), { resend: true, now });
}

/** Returns whether an input changes or removes a person's email address. Throws AppError not_found. */
export async function isEmailChange(
  { database }: Services,
  { branchId, personId, email }: { branchId: string; personId: string; email: string },
): Promise<boolean> {
  const { emailKey } = await requirePerson(database, branchId, personId);
  return emailKey !== (email ? normaliseEmail(email) : null);
}

/**
 * Changes the details of a person without an account. Their bookings follow a corrected email address, and emails that
 * the old one rejected are sent again. Throws AppError not_found, not_changeable for an account holder, and bad_request
 * with the field, for example when another person has the email address.
 */
export async function savePerson(
  { database, clock }: Services,
  { branchId, personId, ...typed }: PersonInput & { branchId: string; personId: string },
  actor: Actor,
): Promise<void> {
  const fields = validateInput(typed);
  const person = await requirePerson(database, branchId, personId);
  if (person.memberId)
    throw new AppError(
      'not_changeable',
      'This client has an account, so only they can change their details.',
    );
  try {
    await database.transaction(async (tx) => {
      const now = clock.now();
      if (fields.emailKey !== person.emailKey) await moveGuestRecords(tx, person, fields.email, now);
      const own = and(eq(people.branchId, branchId), eq(people.id, person.id));
      await tx.orm
        .update(people)
        .set({ ...fields, updatedAt: now })
        .where(own);
      const changed = (['firstName', 'lastName', 'email', 'phone'] as const).filter(
        (field) => fields[field] !== person[field],
      );
      const entry = { branchId, at: now, actor, subject: 'person', subjectId: person.id } as const;
      await writeAudit(tx, [
        { ...entry, action: 'CHANGED', reason: 'at the front desk', detail: { changed } },
      ]);
    });
  } catch (error) {
    if (getSqlState(error) !== uniqueViolationState) throw error;
    throw new AppError(
      'bad_request',
      'Another client has this email address. Merge the two clients instead.',
      {
        field: 'email',
      },
    );
  }
}
