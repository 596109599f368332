import type { ActivityLogEntry } from '@studio/contracts/staff-activity-log';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatNumber } from '@studio/domain/text/format';
import { formatDayAndYear, formatMomentMedium, formatTime } from '@studio/domain/time/format-london';

/** Name and value of one detail of a log entry. */
export interface DetailLine {
  name: string;
  value: string;
}

type Loggable = Pick<ActivityLogEntry, 'subject' | 'action' | 'detail' | 'names'>;
type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Formats the name of a stored field as words: "pricePence" as "price", "tourHours" as "tour hours". */
export function formatFieldName(name: string): string {
  if (name === 'alt') return 'alternative text';
  return name
    .replace(/(?:Pence|Id)$/, '')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase();
}

/** Formats a stored value as text, such as an amount, a time, or the name of the record with this id. */
export function formatValue(name: string, value: unknown, names: Loggable['names']): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number')
    return name.endsWith('Pence') ? formatPriceShort(value) : formatNumber(value);
  if (Array.isArray(value)) return value.map((one) => formatValue(name, one, names)).join(', ') || 'none';
  if (isValues(value))
    return Object.entries(value)
      .map(([key, part]) => `${formatFieldName(key)} ${formatValue(key, part, names)}`)
      .join(', ');
  const text = String(value);
  // A short id such as 'mat' can also be the plain text of another field, so only id fields show a name for it.
  if (names[text] && (name.endsWith('Id') || uuid.test(text))) return names[text];
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return formatMomentMedium(new Date(text));
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDayAndYear(text) : text;
}

/** Returns the fields that an entry changed, with the values before and after, such as "£220 → £225". */
export function listChanges({ subject, action, detail, names }: Loggable): DetailLine[] {
  if (!detail) return [];
  const { from, to, was, before, policy } = detail;
  const compare = (old: Values, now: Values): DetailLine[] =>
    Object.keys(old)
      .filter((name) => name in now && JSON.stringify(now[name]) !== JSON.stringify(old[name]))
      .map((name) => ({
        name: formatFieldName(name),
        value: `${formatValue(name, old[name], names)} → ${formatValue(name, now[name], names)}`,
      }));
  if (isValues(from) && isValues(to)) return compare(from, to);
  if (isValues(before)) return compare(before, isValues(policy) ? policy : detail);
  // The log stores the old start of a class as an instant (`startsAt`) and the new one as a time of day.
  if (isValues(was))
    return compare({ ...was, time: was.startsAt && formatTime(new Date(String(was.startsAt))) }, detail);
  const isRange = subject === 'promo-code' || action === 'LIST_EXPORTED';
  if (isRange || !('from' in detail) || !('to' in detail)) return [];
  return [{ name: 'changed', value: `${formatValue('', from, names)} → ${formatValue('', to, names)}` }];
}

const comparedFields = new Set(['from', 'to', 'was', 'before', 'policy']);

/**
 * Returns one line for each change and each further detail. Leaves out ids of records that no longer exist.
 */
export function listDetailLines(entry: Loggable): DetailLine[] {
  const changes = listChanges(entry);
  const others = Object.entries(entry.detail ?? {}).filter(
    ([name, value]) =>
      !(changes.length > 0 && comparedFields.has(name)) &&
      !changes.some((change) => change.name === formatFieldName(name)) &&
      !(typeof value === 'string' && uuid.test(value) && !entry.names[value]),
  );
  return [
    ...changes,
    ...others.map(([name, value]) => ({
      name: formatFieldName(name),
      value: formatValue(name, value, entry.names),
    })),
  ];
}
