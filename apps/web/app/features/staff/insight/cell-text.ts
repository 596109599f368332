import type { ColumnUnit } from '@studio/contracts/staff-insight';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatNumber } from '@studio/domain/text/format';
import { formatDayShort } from '@studio/domain/time/format-london';

/** Formats a value, such as "73%", "£412", "1,204" or "Tue 3 Nov". Null becomes a dash. */
export function formatCell(value: string | number | null | undefined, unit: ColumnUnit): string {
  if (value === null || value === undefined) return '–';
  if (unit === 'day') return formatDayShort(String(value));
  if (typeof value === 'string') return value;
  if (unit === 'pence') return formatPriceShort(value);
  return unit === 'percent' ? `${value}%` : formatNumber(value);
}
