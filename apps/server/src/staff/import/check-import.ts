import type { ImportCheckAnswer, JudgedImportRow } from '@studio/contracts/staff-import';
import { type Columns, columnsProblem, type ImportOptions } from '@studio/domain/people-import/columns';
import { countChanges, countRows, isTaken, type JudgedRow } from '@studio/domain/people-import/judge-rows';
import { formatDayAndYear } from '@studio/domain/time/format-london';
import { csvOf } from '../../documents/csv.ts';
import type { Queries } from '../../platform/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';
import { judgeImport, withPacks } from './judge-import.ts';
import { readTable } from './read-file.ts';
import { findImport, type ImportId, type ImportRow } from './store.ts';

/** What is chosen for an import. */
export interface Chosen {
  columns: Columns;
  options: ImportOptions;
}

const shownRows = 12;
const shownTrouble = 50;

/** A dry run: what would become of each row. Refuses with not_found, not_changeable and bad_request. */
export async function checkImport(
  services: Services,
  id: ImportId,
  chosen: Chosen,
): Promise<ImportCheckAnswer> {
  const { rows, options } = await dryRun(services, id, chosen);
  const wired = (row: JudgedRow) => wireRow(row, options);
  const troubled = rows.filter(({ reason }) => reason !== '');
  const noted = rows.filter(({ reason, notes }) => reason === '' && notes.length > 0);
  return {
    ok: true,
    counts: countRows(rows, options),
    changes: countChanges(rows.filter((row) => isTaken(row, options))),
    options,
    preview: rows.slice(0, shownRows).map(wired),
    trouble: [...troubled, ...noted].slice(0, shownTrouble).map(wired),
  };
}

/** Every row that loses something or is read as something else, as a file. */
export async function troubleOf(services: Services, id: ImportId, chosen: Chosen): Promise<string> {
  const { rows, options } = await dryRun(services, id, chosen);
  const troubled = rows.map((row) => wireRow(row, options)).filter(({ reason }) => reason !== '');
  return csvOf(
    [
      { heading: 'Line', cell: ({ line }) => line },
      { heading: 'What happens', cell: ({ verdict }) => verdictName[verdict] },
      { heading: 'Reason', cell: ({ reason }) => reason },
      { heading: 'Name', cell: ({ name }) => name },
      { heading: 'Email', cell: ({ email }) => email },
      { heading: 'Phone', cell: ({ phone }) => phone },
    ],
    troubled,
  );
}

const verdictName: Record<JudgedRow['verdict'], string> = {
  new: 'Added',
  known: 'Known already',
  again: 'Same person as before',
  unclear: 'Unclear',
  refused: 'Refused',
};

async function dryRun(services: Services, id: ImportId, chosen: Chosen) {
  const { database, clock } = services;
  const draft = await findImport(database, id);
  const { columns, options } = await judgeable(database, draft, chosen);
  return { rows: await judgeImport(database, draft, { columns, options }, clock.now()), options };
}

/** What is chosen, whole. Refuses when the import has begun, or the columns make no person. */
export async function judgeable(db: Queries, draft: ImportRow, chosen: Chosen): Promise<Chosen> {
  const { branchId, source, status } = draft;
  if (status !== 'DRAFT' || source === null)
    throw new Refused('not_changeable', 'This import has begun. It can be undone when it is done.');
  const { headings } = readTable(source);
  if (chosen.columns.length !== headings.length) throw new Refused('bad_request', 'A column has no meaning.');
  const problem = columnsProblem(chosen.columns);
  if (problem) throw new Refused('bad_request', problem);
  return { columns: chosen.columns, options: await withPacks(db, branchId, source, chosen) };
}

function wireRow(
  { line, verdict, facts, told, reason, notes }: JudgedRow,
  { packs }: ImportOptions,
): JudgedImportRow {
  return {
    line,
    verdict,
    name: facts ? `${facts.firstName} ${facts.lastName}`.trim() : told.name,
    email: facts ? facts.email : told.email || null,
    phone: facts?.phone ?? null,
    packs: (facts?.packs ?? []).map(({ key, sessions, expires }) => {
      const end = expires ? `, until ${formatDayAndYear(expires)}` : '';
      return `${sessions ?? 'Unlimited'} × ${packs[key]?.name ?? key}${end}`;
    }),
    reason: [reason, ...notes].filter(Boolean).join(' '),
  };
}
