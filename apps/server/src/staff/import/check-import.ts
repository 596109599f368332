import type { CheckImportResponse, ClassifiedImportRow } from '@studio/contracts/staff-import';
import type { MembershipOutcome } from '@studio/domain/people-import/classify-memberships';
import type { ClassifiedRow } from '@studio/domain/people-import/classify-rows';
import {
  type ColumnMapping,
  type ImportOptions,
  type MappedPack,
  validateColumns,
} from '@studio/domain/people-import/columns';
import { countChanges, countRows, isRowImported } from '@studio/domain/people-import/count-rows';
import { countPackRows, type RowDetails, type RowPack } from '@studio/domain/people-import/parse-row';
import { formatCount, formatList } from '@studio/domain/text/format';
import { formatDayAndYear } from '@studio/domain/time/format-london';
import { buildCsv } from '../../documents/csv.ts';
import { AppError } from '../../platform/app-error.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { countBookingRows, toBookingRowDtos } from './booking-row-dtos.ts';
import { previewRowSubscriptions } from './check-row-subscriptions.ts';
import { type ImportTable, readImportTable } from './read-import-file.ts';
import { addSuggestedClasses, reviewBookingRows } from './review-booking-rows.ts';
import { addSuggestedChoices, listImportChoices, reviewImportRows } from './review-import-rows.ts';
import { type ImportId, type ImportRow, requireImport } from './store.ts';

/** Choices that staff made for an import. */
export interface ImportSelection {
  columns: ColumnMapping;
  options: ImportOptions;
}

/** Choices for an import, with the file's table, so that the file is parsed only once. */
export interface ReviewedSelection extends ImportSelection {
  table: ImportTable;
}

const shownRows = 12;
const uncheckedNote = 'We can’t reach Stripe right now. We’ll check the subscription during the import.';
const maxShownProblems = 50;

/**
 * Returns counts of the import's actions, with a preview of the first rows and of rows with problems. Throws AppError
 * not_found, not_changeable and bad_request.
 */
export async function checkImport(
  services: Services,
  id: ImportId,
  chosen: ImportSelection,
): Promise<CheckImportResponse> {
  const draft = await requireImport(services.database, id);
  if (draft.kind === 'bookings') return checkBookings(services, draft, chosen);
  const { rows, options, choices, packRows } = await dryRun(services, draft, chosen);
  const toDto = (row: ReviewedRow) => toRowDto(row, options, choices);
  const problematic = rows.filter(({ reason }) => reason !== '');
  const noted = rows.filter(({ reason, notes }) => reason === '' && notes.length > 0);
  const outcomes = rows.flatMap(({ membership }) => membership ?? []);
  return {
    ok: true,
    counts: {
      ...countRows(rows, options),
      subscriptions: outcomes.filter(({ kind }) => kind === 'subscription').length,
      unchargedMemberships: outcomes.filter(({ kind }) => kind === 'until').length,
    },
    changes: countChanges(rows.filter((row) => isRowImported(row, options))),
    options,
    packRows,
    preview: rows.slice(0, shownRows).map(toDto),
    issues: [...problematic, ...noted].slice(0, maxShownProblems).map(toDto),
  };
}

/** Returns a CSV file of every row with a problem or a note, such as a row that can't be imported. */
export async function exportImportIssues(
  services: Services,
  id: ImportId,
  chosen: ImportSelection,
): Promise<string> {
  const problematic = await listProblematicRows(services, id, chosen);
  return buildCsv(
    [
      { heading: 'Line', cell: ({ line }) => line },
      { heading: 'Result', cell: ({ verdict }) => verdictName[verdict] },
      { heading: 'Reason', cell: ({ reason }) => reason },
      { heading: 'Name', cell: ({ name }) => name },
      { heading: 'Email', cell: ({ email }) => email },
      { heading: 'Phone', cell: ({ phone }) => phone },
    ],
    problematic,
  );
}

const verdictName: Record<ClassifiedRow['verdict'], string> = {
  new: 'New',
  existing: 'Existing',
  duplicate: 'Repeated row',
  unclear: 'Possible duplicate',
  rejected: 'Can’t import',
  imported: 'Already imported',
};

/** Row with the import's action for its membership. */
interface ReviewedRow extends ClassifiedRow {
  membership: MembershipOutcome | null;
}

async function listProblematicRows(
  services: Services,
  id: ImportId,
  chosen: ImportSelection,
): Promise<ClassifiedImportRow[]> {
  const draft = await requireImport(services.database, id);
  if (draft.kind === 'bookings') return (await dryRunBookings(services, draft, chosen)).problematic;
  const { rows, options, choices } = await dryRun(services, draft, chosen);
  return rows.map((row) => toRowDto(row, options, choices)).filter(({ reason }) => reason !== '');
}

async function checkBookings(
  services: Services,
  draft: ImportRow,
  chosen: ImportSelection,
): Promise<CheckImportResponse> {
  const { rows, options, counts, problematic } = await dryRunBookings(services, draft, chosen);
  return {
    ok: true,
    counts,
    changes: [],
    options,
    packRows: {},
    preview: rows.slice(0, shownRows),
    issues: problematic.slice(0, maxShownProblems),
  };
}

async function dryRunBookings(services: Services, draft: ImportRow, chosen: ImportSelection) {
  const whole = await loadImportForReview(services.database, draft, chosen);
  const { options } = whole;
  const review = await reviewBookingRows(services, draft, whole, services.clock.now());
  const rows = toBookingRowDtos(review);
  return {
    rows,
    options,
    counts: countBookingRows(review.rows),
    problematic: rows.filter(({ reason }) => reason !== ''),
  };
}

async function dryRun(services: Services, draft: ImportRow, chosen: ImportSelection) {
  const { database, clock } = services;
  const whole = await loadImportForReview(database, draft, chosen);
  const { options } = whole;
  const review = await reviewImportRows(services, draft, whole, clock.now());
  const checks = await previewRowSubscriptions(services, review);
  const rows = review.rows.map((row, at): ReviewedRow => {
    const found = review.memberships.get(at) ?? null;
    const problem = checks?.get(at)?.problem;
    const membership: MembershipOutcome | null = problem
      ? { kind: 'left-out', reason: `${problem} We’ll leave the membership out.` }
      : found;
    if (membership?.kind === 'left-out')
      return { ...row, membership, notes: [...row.notes, membership.reason] };
    return checks || membership?.kind !== 'subscription'
      ? { ...row, membership }
      : { ...row, membership, notes: [...row.notes, uncheckedNote] };
  });
  const packRows = countPackRows(whole.table.headings, whole.columns, whole.table.rows);
  const choices = await listImportChoices(database, draft.branchId);
  return { rows, options, choices, packRows: Object.fromEntries(packRows) };
}

/**
 * Validates the choices of staff and completes the pack options. Throws AppError not_changeable when the import has
 * started, and bad_request when the columns can't identify a person.
 */
export async function loadImportForReview(
  db: QueryExecutor,
  draft: ImportRow,
  chosen: ImportSelection,
): Promise<ReviewedSelection> {
  const { branchId, kind, source, status } = draft;
  if (status !== 'DRAFT' || source === null)
    throw new AppError(
      'not_changeable',
      'This import has already started. You can undo it once it finishes.',
    );
  const table = readImportTable(source);
  if (chosen.columns.length !== table.headings.length)
    throw new AppError('bad_request', 'Choose what each column contains.');
  const problem = validateColumns(chosen.columns, kind);
  if (problem) throw new AppError('bad_request', problem);
  const complete = kind === 'bookings' ? addSuggestedClasses : addSuggestedChoices;
  return { columns: chosen.columns, options: await complete(db, branchId, table, chosen), table };
}

type PackChoices = Awaited<ReturnType<typeof listImportChoices>>;

/**
 * Formats a pack, such as "4 sessions: Imported sessions, any class, no expiry date". For a product, the product's name
 * replaces the list of classes.
 */
function formatPack(
  { key, sessions, expires }: RowPack,
  pack: MappedPack | undefined,
  { products, activities }: PackChoices,
): string {
  const product = products.find(({ id }) => id === pack?.productId);
  const covered = activities.filter(({ id }) => pack?.covers.includes(id)).map(({ label }) => label);
  const classes = covered.length === activities.length ? 'any class' : formatList(covered) || 'no classes';
  const validDays = product ? product.terms.validDays : (pack?.validDays ?? null);
  const validity = validDays === null ? 'no expiry date' : `valid for ${formatCount(validDays, 'day')}`;
  return [
    `${sessions === null ? 'Unlimited sessions' : formatCount(sessions, 'session')}: ${product?.name ?? pack?.name ?? key}`,
    ...(product ? [] : [classes]),
    expires ? `valid until ${formatDayAndYear(expires)}` : validity,
  ].join(', ');
}

/**
 * Formats a membership, such as "Reformer Flex 8. Stripe keeps charging for it, next on 5 December 2026." or "Reformer
 * Flex 8 until 5 December 2026. No one is charged."
 */
function formatMembership(
  { membership: row }: RowDetails,
  outcome: MembershipOutcome | null,
  { memberships }: PackChoices,
): string[] {
  if (!row || !outcome || outcome.kind === 'left-out') return [];
  const name = memberships.find(({ id }) => id === outcome.productId)?.name ?? row.key;
  const day = row.nextPayment ? formatDayAndYear(row.nextPayment) : null;
  return outcome.kind === 'subscription'
    ? [`${name}. Stripe keeps charging for it${day ? `, next on ${day}` : ''}.`]
    : [`${name} until ${day}. No one is charged.`];
}

function formatHistory({ visits, waiver, note }: RowDetails): string[] {
  return [
    ...visits.map(({ key, visits: count }) => `${key}: ${formatCount(count, 'class', 'classes')} attended`),
    ...(waiver ? [`Waiver signed on ${formatDayAndYear(waiver)}`] : []),
    ...(note ? [`Check-in note: ${note}`] : []),
  ];
}

function toRowDto(
  { line, verdict, details, asWritten, reason, notes, membership }: ReviewedRow,
  { packs }: ImportOptions,
  choices: PackChoices,
): ClassifiedImportRow {
  return {
    line,
    verdict,
    name: details ? `${details.firstName} ${details.lastName}`.trim() : asWritten.name,
    email: details ? details.email : asWritten.email || null,
    phone: details?.phone ?? null,
    packs:
      details && verdict !== 'imported'
        ? [
            ...details.packs.map((pack) => formatPack(pack, packs[pack.key], choices)),
            ...formatMembership(details, membership, choices),
            ...formatHistory(details),
          ]
        : [],
    reason: [reason, ...notes].filter(Boolean).join(' '),
  };
}
