import type { ColumnUnit } from '@studio/contracts/staff-insight';
import { formatPrice, formatPriceShort } from '@studio/domain/money/money';
import { formatNumber } from '@studio/domain/text/format';
import { formatDayShort } from '@studio/domain/time/format-london';

type CellValue = string | number | null | undefined;

/** Formats a value, such as "73%", "£412", "1,204" or "Tue 3 Nov". Null becomes a dash. */
export function formatCell(value: CellValue, unit: ColumnUnit): string {
  if (value === null || value === undefined) return '–';
  if (unit === 'day') return formatDayShort(String(value));
  if (typeof value === 'string') return value;
  if (unit === 'pence') return formatPriceShort(value);
  return unit === 'percent' ? `${value}%` : formatNumber(value);
}

/**
 * Returns a function that formats the values of a column with the same number of decimals: if one value has decimals,
 * all get them, such as "3.0%" beside "9.1%", or "£15.00" beside "£7.50".
 */
export function createColumnFormat(
  values: readonly CellValue[],
  unit: ColumnUnit,
): (value: CellValue) => string {
  const hasDecimals = values.some(
    (value) => typeof value === 'number' && !Number.isInteger(unit === 'pence' ? value / 100 : value),
  );
  return (value) => {
    if (!hasDecimals || typeof value !== 'number') return formatCell(value, unit);
    if (unit === 'pence') return formatPrice(value);
    return unit === 'percent' ? `${value.toFixed(1)}%` : formatCell(value, unit);
  };
}
