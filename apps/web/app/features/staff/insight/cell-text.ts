import type { ColumnUnit } from '@studio/contracts/staff-insight';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatNumber } from '@studio/domain/text/format';
import { formatDayShort } from '@studio/domain/time/format-london';

/** Formats a value, such as "73%", "£412", "1,204" or "Tue 3 Nov". Null becomes a dash. */
export function formatCell(value: string | number | null | undefined, unit: ColumnUnit): string {
  if (value === null || value === undefined) return '–';
  if (unit === 'day') return formatDayShort(String(value));
  if (typeof value === 'string') return value;
  if (unit === 'pence') return formatAmount(value);
  return unit === 'percent' ? `${value}%` : formatNumber(value);
}

/** Formats an amount, such as "£1,204", "£13.50" or "−£12". */
function formatAmount(pence: number): string {
  return formatPriceShort(pence).replace(/\d{4,}/, (digits) => formatNumber(Number(digits)));
}
