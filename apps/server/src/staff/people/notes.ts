import type { PersonNote } from '@studio/contracts/staff-people';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { personNotes } from '../../people/tables.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { loadActorNames } from './load-actor-names.ts';
import { requirePerson } from './save-person.ts';

/** Returns the staff notes about a person, newest first. */
export async function listNotes(
  db: QueryExecutor,
  branchId: string,
  personIds: readonly string[],
): Promise<PersonNote[]> {
  const rows = await db.orm
    .select()
    .from(personNotes)
    .where(
      and(
        eq(personNotes.branchId, branchId),
        inArray(personNotes.personId, [...personIds]),
        isNull(personNotes.removedAt),
      ),
    )
    .orderBy(desc(personNotes.writtenAt));
  const names = await loadActorNames(
    db,
    rows.map(({ writtenBy }) => writtenBy),
  );
  return rows.map(({ id, text, visibility, writtenAt, writtenBy }) => ({
    noteId: id,
    text,
    visibility,
    writtenAt: writtenAt.toISOString(),
    writtenBy: names(writtenBy),
  }));
}

/** Writes a note. Idempotent by note id. Throws AppError not_found. */
export async function writeNote(
  { database, clock }: Services,
  note: {
    branchId: string;
    personId: string;
    noteId: string;
    text: string;
    visibility: 'check-in' | 'staff';
  },
  actor: Actor,
): Promise<void> {
  const { branchId, noteId: id, text, visibility } = note;
  const person = await requirePerson(database, branchId, note.personId);
  await database.transaction(async (tx) => {
    const now = clock.now();
    const row = {
      branchId,
      id,
      personId: person.id,
      text,
      visibility,
      writtenBy: actor,
      writtenAt: now,
    };
    const written = await tx.orm.insert(personNotes).values(row).onConflictDoNothing().returning();
    if (written.length === 0) return;
    const entry = { branchId, at: now, actor, subject: 'person', subjectId: person.id } as const;
    const reason = visibility === 'check-in' ? 'shown at check-in' : 'staff only';
    await writeAudit(tx, [{ ...entry, action: 'NOTE_ADDED', reason, detail: { noteId: id } }]);
  });
}

/** Removes a note and clears its text. Throws AppError not_found. */
export async function removeNote(
  { database, clock }: Services,
  { branchId, noteId }: { branchId: string; noteId: string },
  actor: Actor,
): Promise<void> {
  await database.transaction(async (tx) => {
    const now = clock.now();
    const [removed] = await tx.orm
      .update(personNotes)
      .set({ text: '', removedAt: now })
      .where(
        and(eq(personNotes.branchId, branchId), eq(personNotes.id, noteId), isNull(personNotes.removedAt)),
      )
      .returning({ personId: personNotes.personId });
    if (!removed) throw new AppError('not_found');
    const entry = { branchId, at: now, actor, subject: 'person', subjectId: removed.personId } as const;
    await writeAudit(tx, [{ ...entry, action: 'NOTE_REMOVED', reason: 'removed', detail: { noteId } }]);
  });
}
