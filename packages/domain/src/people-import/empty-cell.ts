import type { ColumnMeaning } from './columns.ts';

/** Dashes, "N/A" and "none": nothing, in every column. */
const anywhere = /^(?:[-_.?\u2010-\u2015]+|#?n\/a|n\.\s?a\.?|\(?none\)?|#value!|#ref!)$/i;
/** Nothing, in every column but those of names: Null and Blank are surnames. */
const notNames =
  /^\(?(?:null|nil|blank|empty|undefined|unknown|na|not (?:set|given|provided|available|applicable)|no (?:e-?mail|phone|mobile|number)(?: address)?)\)?$/i;

const names: ReadonlySet<ColumnMeaning> = new Set<ColumnMeaning>(['name', 'firstName', 'lastName']);

/** Whether a cell has something written in it that means nothing. */
export function isPlaceholder(cell: string, meaning: ColumnMeaning): boolean {
  const bare = cell.trim();
  return bare.length <= 40 && (anywhere.test(bare) || (!names.has(meaning) && notNames.test(bare)));
}

/** The cell without spaces around it; '' where it says that it is empty. */
export function cleanCell(cell: string, meaning: ColumnMeaning): string {
  return isPlaceholder(cell, meaning) ? '' : cell.trim();
}
