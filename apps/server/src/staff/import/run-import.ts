import { isTaken, type JudgedRow } from '@studio/domain/people-import/judge-rows';
import { eq } from 'drizzle-orm';
import { listProducts } from '../../catalogue/store.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import { sqlState, uniqueViolation } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { type Chosen, judgeable } from './check-import.ts';
import { judgeImport } from './judge-import.ts';
import { readTable } from './read-file.ts';
import { headingsHash, importedBefore } from './read-import.ts';
import {
  changeImport,
  findImport,
  type ImportId,
  type ImportRow,
  lockImport,
  rememberHeadings,
} from './store.ts';
import { imports } from './tables.ts';
import { undoImport } from './undo-import.ts';
import { type Writing, writeRow } from './write-row.ts';

type Staff = Extract<Actor, `staff:${string}`>;

/** Rows of one transaction: others wait for it. */
const batch = 50;

/**
 * Begins an import, once; `carryOut` does the rest. Refuses with not_found, bad_request, and not_changeable when the same
 * file stands imported: the database's key decides between two who begin at once.
 */
export async function beginImport(
  services: Services,
  id: ImportId,
  chosen: Chosen,
  actor: Staff,
): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  try {
    await database.transaction(async (tx) => {
      const draft = await lockImport(tx, id);
      if (draft.status === 'RUNNING' || draft.status === 'DONE') return;
      const whole = await judgeable(tx, draft, chosen);
      const { headings } = readTable(draft.source ?? '');
      const { branchId } = id;
      await rememberHeadings(tx, { branchId, headings: headingsHash(headings), ...whole, updatedAt: now });
      await changeImport(tx, id, { ...whole, status: 'RUNNING', startedAt: now, startedBy: actor });
      await writeAudit(tx, [
        {
          branchId,
          at: now,
          actor,
          subject: 'import',
          subjectId: id.importId,
          action: 'BEGUN',
          why: 'people were imported from a file',
          detail: { rows: draft.rows },
        },
      ]);
    });
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error;
    throw importedBefore((await findImport(database, id)).fileName);
  }
}

/** Writes what is left of an import, batch by batch. Several may do it at once, and any may stop at any time. */
export async function carryOut(services: Services, id: ImportId): Promise<void> {
  const { database, clock } = services;
  const begun = await findImport(database, id);
  if (begun.status !== 'RUNNING') return;
  const rows = await judgeImport(database, begun, begun, clock.now());
  const products = await listProducts(database, id.branchId);
  for (let isDone = false; !isDone; ) {
    isDone = await database.transaction(async (tx) => {
      const of = await lockImport(tx, id);
      if (of.status !== 'RUNNING') return true;
      return writeBatch(tx, { of, products, actor: of.startedBy as Staff, now: clock.now() }, rows);
    });
  }
}

async function writeBatch(
  tx: Parameters<typeof writeRow>[0],
  writing: Writing,
  rows: readonly JudgedRow[],
): Promise<boolean> {
  const { of, actor, now } = writing;
  const id = { branchId: of.branchId, importId: of.id };
  const tally = { ...of.tally };
  const end = Math.min(rows.length, of.position + batch);
  for (let at = of.position; at < end; at++) {
    const row = rows[at];
    if (row && isTaken(row, of.options)) await writeRow(tx, writing, row, at, tally);
    else tally.passedOver++;
  }
  if (end < rows.length) {
    await changeImport(tx, id, { position: end, tally });
    return false;
  }
  // The file is full of people, and has been read: nothing of it stays but what the rows have become.
  await changeImport(tx, id, { position: end, tally, status: 'DONE', finishedAt: now, source: null });
  await writeAudit(tx, [
    {
      branchId: id.branchId,
      at: now,
      actor,
      subject: 'import',
      subjectId: id.importId,
      action: 'DONE',
      why: 'every row was read',
      detail: { ...tally },
    },
  ]);
  return true;
}

/** Goes on with every import that an earlier process left. */
export async function goOnWithImports(services: Services): Promise<void> {
  const work = (status: ImportRow['status']) =>
    services.database.orm
      .select({ branchId: imports.branchId, importId: imports.id })
      .from(imports)
      .where(eq(imports.status, status));
  for (const id of await work('RUNNING')) await orLog(services, id, () => carryOut(services, id));
  for (const id of await work('UNDOING')) await orLog(services, id, () => undoImport(services, id));
}

/** One that cannot go on does not keep the others waiting; the next round tries it again. */
async function orLog({ log }: Services, id: ImportId, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warn({ err: error, importId: id.importId }, 'an import has to be gone on with again');
  }
}
