import { normaliseLine } from '../text/normalise-text.ts';
import { formatDayAndYear } from '../time/format-london.ts';
import type { ColumnMapping, ColumnMeaning, ImportOptions } from './columns.ts';
import { cleanCell } from './empty-cell.ts';
import { parseDay, parseSessions } from './parse-values.ts';
import { shortenCell } from './shorten-cell.ts';

/** Membership of a row. With a subscription, Stripe keeps charging it; without one, nothing is charged. */
export interface RowMembership {
  /** Name of the plan in the file. */
  key: string;
  /** Day of the next payment, such as "2026-12-05"; null when the row has none. */
  nextPayment: string | null;
  customerId: string | null;
  subscriptionId: string | null;
  /** Sessions left until the next payment; null when the row doesn't say. */
  sessions: number | null;
}

type ParsedMembership = { membership: RowMembership | null; omissionNotes: string[] } | { rejected: string };

/** Parses the membership of a row. `today` is the London day, as for `parseRow`. */
export function parseMembership(
  cell: (meaning: ColumnMeaning) => string,
  { options, today }: { options: Pick<ImportOptions, 'dates'>; today: string | null },
): ParsedMembership {
  const key = toPlanKey(cell('plan'));
  const ids = { customerId: cell('customerId'), subscriptionId: cell('subscriptionId') };
  const idError = describeIdError(ids);
  if (idError) return { rejected: idError };
  if (!key)
    return ids.subscriptionId
      ? { rejected: 'This row has a Stripe subscription, but no membership.' }
      : { membership: null, omissionNotes: [] };
  const typedDay = cell('nextPayment');
  const day = typedDay ? parseDay(typedDay, options.dates) : null;
  // Other systems write "never" as a date like 31/12/9999.
  const nextPayment = day && day < '2100' ? day : null;
  if (typedDay && !day) return { rejected: `‘${shortenCell(typedDay)}’ isn’t a date.` };
  const left = cell('planSessions') ? parseSessions(cell('planSessions')) : null;
  if (left === null && cell('planSessions'))
    return { rejected: `‘${shortenCell(cell('planSessions'))}’ isn’t a number of sessions.` };
  const membership: RowMembership = {
    key,
    nextPayment,
    customerId: ids.customerId || null,
    subscriptionId: ids.subscriptionId || null,
    sessions: typeof left === 'number' ? left : null,
  };
  return membership.subscriptionId ? { membership, omissionNotes: [] } : requirePaidUntil(membership, today);
}

/** Without a subscription, the membership lasts until its next payment date, so the row needs that date. */
function requirePaidUntil(membership: RowMembership, today: string | null): ParsedMembership {
  const { nextPayment } = membership;
  if (!nextPayment)
    return {
      membership: null,
      omissionNotes: [
        `‘${shortenCell(membership.key)}’ has no Stripe subscription and no next payment date, so we’ll leave it out.`,
      ],
    };
  if (today === null || nextPayment >= today) return { membership, omissionNotes: [] };
  return {
    membership: null,
    omissionNotes: [`The membership was paid until ${formatDayAndYear(nextPayment)}, so we’ll leave it out.`],
  };
}

/** Matches ids of Stripe, without the `cus_` or `sub_` at the start. */
const stripeId = /^[A-Za-z0-9]{8,64}$/;

/** Returns whether a text has the shape of a Stripe id with this prefix, such as "sub_1Nf8Kz…". */
export function isStripeId(text: string, prefix: 'cus' | 'sub'): boolean {
  return text.startsWith(`${prefix}_`) && stripeId.test(text.slice(prefix.length + 1));
}

function describeIdError(ids: { customerId: string; subscriptionId: string }): string | null {
  if (ids.customerId && !isStripeId(ids.customerId, 'cus'))
    return `‘${shortenCell(ids.customerId)}’ isn’t a Stripe customer ID. These start with cus_.`;
  return ids.subscriptionId && !isStripeId(ids.subscriptionId, 'sub')
    ? `‘${shortenCell(ids.subscriptionId)}’ isn’t a Stripe subscription ID. These start with sub_.`
    : null;
}

const toPlanKey = (cell: string) => cell.slice(0, 200);

/** Returns the names of the plans in a file, in order. */
export function listPlanKeys(
  columns: ColumnMapping,
  rows: readonly { cells: readonly string[] }[],
): string[] {
  const at = columns.indexOf('plan');
  if (at < 0) return [];
  const keys = rows.map(({ cells }) => toPlanKey(cleanCell(normaliseLine(cells[at] ?? ''), 'plan')));
  return [...new Set(keys.filter((key) => key !== ''))];
}
