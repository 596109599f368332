import { paths } from '@studio/contracts/paths';
import type { CheckImportResponse, ReadImportFileResponse } from '@studio/contracts/staff-import';
import { entitlements } from '@studio/server/entitlements/tables';
import { memberships } from '@studio/server/memberships/tables';
import { importedVisits, people, personNotes } from '@studio/server/people/tables';
import { outbox } from '@studio/server/platform/database/tables';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSuccessfully } from '../harness/call-api.ts';
import { earlierSystemExports } from '../harness/earlier-system-exports.ts';
import { selectByExtent } from '../harness/extent.ts';
import {
  buildCsvFile,
  type ImportStudio,
  openImportStudio,
  toImportInput,
} from '../harness/import-studio.ts';

const rows = 2000;
const importedRows = selectByExtent({ short: 50, all: rows, storm: rows });

let at: ImportStudio;

/** Returns what the studio has of everything that an import can create. */
async function readRecords() {
  const { orm } = at.studio.database;
  const tables = [people, entitlements, importedVisits, personNotes, memberships, outbox];
  const counts = [];
  for (const table of tables) counts.push(await orm.$count(table));
  return counts;
}

async function checkExport(text: string, system: string) {
  const draft = await callSuccessfully<ReadImportFileResponse>(at.staff, paths.importRead, {
    ...buildCsvFile(text),
    system,
  });
  const checked = await callSuccessfully<CheckImportResponse>(
    at.staff,
    paths.importCheck,
    toImportInput(draft),
  );
  return { draft, counts: checked.counts };
}

async function importExport(text: string, system: string) {
  const { draft, counts } = await checkExport(text, system);
  await callSuccessfully(at.staff, paths.importRun, toImportInput(draft));
  await at.studio.idle();
  return { counts, ...(await at.progress(draft.importId)) };
}

describe.each(earlierSystemExports)('an export of $system', ({ system, build }) => {
  beforeAll(async () => {
    at = await openImportStudio();
  });
  afterAll(() => at.studio.close());

  it('has at most 2% unclear rows of 2,000', async () => {
    expect(build(rows)).toBe(build(rows));
    const { counts } = await checkExport(build(rows), system);
    expect(counts.rows).toBe(rows);
    expect(counts.unclear + counts.rejected).toBeLessThanOrEqual(rows * 0.02);
  });

  it('changes nothing when it is imported again', async () => {
    const text = build(importedRows);
    const emails = await at.studio.database.orm.$count(outbox);
    const first = await importExport(text, system);
    expect(first.progress).toMatchObject({
      status: 'DONE',
      totals: { added: first.counts.new, sessions: first.counts.sessions },
    });
    expect(first.leftOut).toEqual([]);
    expect(await at.studio.database.orm.$count(outbox)).toBe(emails);
    const records = await readRecords();
    const second = await importExport(text, system);
    expect(second.counts).toMatchObject({
      new: 0,
      existing: 0,
      imported: first.counts.new + first.counts.existing + first.counts.duplicate,
      unclear: first.counts.unclear,
      rejected: first.counts.rejected,
    });
    expect(second.progress).toMatchObject({
      status: 'DONE',
      totals: { added: 0, sessions: 0, skipped: importedRows },
    });
    expect(await readRecords()).toEqual(records);
  }, 600_000);
});
