import { and, eq, isNull } from 'drizzle-orm';
import { firstVisits } from '../../first-visit/tables.ts';
import { findPerson } from '../../people/find-person.ts';
import { importedVisits, personNotes } from '../../people/tables.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import { hashPerson } from '../../platform/hash-person.ts';
import type { Services } from '../../platform/services.ts';
import type { importRows } from './tables.ts';

/** Removes the attended classes and the note that a row added, and its waiver unless that was renewed since. */
export async function undoRowHistory(
  tx: QueryExecutor,
  { keys }: Pick<Services, 'keys'>,
  { branchId, importId, row, personId, noteId, waiverAt }: typeof importRows.$inferSelect,
  now: Date,
): Promise<void> {
  await tx.orm
    .delete(importedVisits)
    .where(
      and(
        eq(importedVisits.branchId, branchId),
        eq(importedVisits.importId, importId),
        eq(importedVisits.row, row),
      ),
    );
  if (noteId)
    await tx.orm
      .update(personNotes)
      .set({ text: '', removedAt: now })
      .where(
        and(eq(personNotes.branchId, branchId), eq(personNotes.id, noteId), isNull(personNotes.removedAt)),
      );
  const person = waiverAt ? await findPerson(tx, branchId, personId) : null;
  if (!waiverAt || !person?.email) return;
  await tx.orm
    .delete(firstVisits)
    .where(
      and(
        eq(firstVisits.branchId, branchId),
        eq(firstVisits.personHash, hashPerson(keys, person.email)),
        eq(firstVisits.answeredAt, waiverAt),
        eq(firstVisits.onPaper, true),
      ),
    );
}
