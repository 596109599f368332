import type { ColumnMeaning } from './columns.ts';

/** Matches placeholders for an empty cell in every column: dashes, "N/A" and "none". */
const placeholder = /^(?:[-_.?\u2010-\u2015]+|#?n\/a|n\.\s?a\.?|\(?none\)?|#value!|#ref!)$/i;
/** Matches placeholders in every column except names, because Null and Blank are surnames. */
const nonNamePlaceholder =
  /^\(?(?:null|nil|blank|empty|undefined|unknown|na|not (?:set|given|provided|available|applicable)|no (?:e-?mail|phone|mobile|number)(?: address)?)\)?$/i;

const nameMeanings: ReadonlySet<ColumnMeaning> = new Set<ColumnMeaning>(['name', 'firstName', 'lastName']);

/** Returns whether a cell contains only a placeholder. */
export function isPlaceholder(cell: string, meaning: ColumnMeaning): boolean {
  const trimmed = cell.trim();
  return (
    trimmed.length <= 40 &&
    (placeholder.test(trimmed) || (!nameMeanings.has(meaning) && nonNamePlaceholder.test(trimmed)))
  );
}

/** Trims a cell; returns '' for a placeholder. */
export function cleanCell(cell: string, meaning: ColumnMeaning): string {
  return isPlaceholder(cell, meaning) ? '' : cell.trim();
}
