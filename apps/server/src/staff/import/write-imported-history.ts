import { waiverVersion } from '@studio/domain/first-visit/health-answers';
import type { ImportOptions } from '@studio/domain/people-import/columns';
import type { ImportedHistory } from '@studio/domain/people-import/parse-history';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { findFirstVisitAnswers, saveUnverifiedAnswers } from '../../first-visit/store.ts';
import { findPerson } from '../../people/find-person.ts';
import { importedVisits, personNotes } from '../../people/tables.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import { hashPerson } from '../../platform/hash-person.ts';
import type { Services } from '../../platform/services.ts';

export interface HistoryWriteInput {
  branchId: string;
  importId: string;
  at: number;
  personId: string;
  history: ImportedHistory;
  options: Pick<ImportOptions, 'visits'>;
  actor: Actor;
}

/** Records that the import of a row's history created. The undo needs them. */
export interface ImportedHistoryResult {
  noteId: string | null;
  waiverAt: Date | null;
}

/**
 * Writes the attended classes, the waiver and the check-in note of a row. Never replaces a waiver that the studio has,
 * and writes no note twice.
 */
export async function writeImportedHistory(
  tx: QueryExecutor,
  { keys }: Pick<Services, 'keys'>,
  input: HistoryWriteInput,
  now: Date,
): Promise<ImportedHistoryResult> {
  await writeVisits(tx, input);
  return {
    noteId: await writeNote(tx, input, now),
    waiverAt: await writeWaiver(tx, { keys }, input, now),
  };
}

async function writeVisits(tx: QueryExecutor, input: HistoryWriteInput): Promise<void> {
  const { branchId, importId, at: row, personId, history, options } = input;
  const byActivity = new Map<string, number>();
  for (const { key, visits } of history.visits) {
    const activityId = options.visits[key]?.activityId ?? '';
    byActivity.set(activityId, (byActivity.get(activityId) ?? 0) + visits);
  }
  const rows = [...byActivity].map(([activityId, visits]) => ({
    branchId,
    importId,
    row,
    activityId,
    personId,
    visits,
  }));
  if (rows.length > 0) await tx.orm.insert(importedVisits).values(rows);
}

async function writeNote(
  tx: QueryExecutor,
  { branchId, personId, history: { note }, actor }: HistoryWriteInput,
  now: Date,
): Promise<string | null> {
  if (!note) return null;
  const same = await tx.orm
    .select({ id: personNotes.id })
    .from(personNotes)
    .where(
      and(
        eq(personNotes.branchId, branchId),
        inArray(personNotes.personId, [personId]),
        eq(personNotes.text, note),
        isNull(personNotes.removedAt),
      ),
    );
  if (same.length > 0) return null;
  const id = uuidv7();
  const visibility = 'check-in' as const;
  await tx.orm
    .insert(personNotes)
    .values({ branchId, id, personId, text: note, visibility, writtenBy: actor, writtenAt: now });
  const entry = { branchId, at: now, actor, subject: 'person', subjectId: personId } as const;
  await writeAudit(tx, [{ ...entry, action: 'NOTE_ADDED', reason: 'imported', detail: { noteId: id } }]);
  return id;
}

async function writeWaiver(
  tx: QueryExecutor,
  { keys }: Pick<Services, 'keys'>,
  { branchId, personId, history: { waiver }, actor }: HistoryWriteInput,
  now: Date,
): Promise<Date | null> {
  const person = waiver ? await findPerson(tx, branchId, personId) : null;
  if (!waiver || !person?.email) return null;
  const visitor = { branchId, personHash: hashPerson(keys, person.email), memberId: person.memberId };
  if (await findFirstVisitAnswers(tx, visitor)) return null;
  const answeredAt = toLondonInstant(waiver, '12:00');
  const row = { ...visitor, waiverVersion, answeredAt, onPaper: true };
  await saveUnverifiedAnswers(tx, row, { visitor, answers: null });
  const entry = { branchId, at: now, actor, subject: 'person', subjectId: personId } as const;
  await writeAudit(tx, [{ ...entry, action: 'PAPER_WAIVER_RECORDED', reason: 'imported' }]);
  return answeredAt;
}
