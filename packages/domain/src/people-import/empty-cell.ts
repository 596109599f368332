import { normaliseCode } from '../text/normalise-text.ts';
import type { ColumnMeaning } from './columns.ts';

/** Maximum length of a placeholder, in characters. Longer cells skip the patterns below. */
const maxLength = 60;

/** Matches cells without letters or digits, such as "–", "- -", "?" and "#####". The sign ∞ means unlimited sessions. */
const punctuationOnly = /^[\p{P}\s+<>=|~^`\u2212]+$/u;
/** Matches placeholders in every column, without surrounding punctuation: "N/A", "N / A" and "none". */
const placeholder = /^(?:n\s?[/\\]\s?a|n\.\s?a|none)$/i;
/** Matches the errors of spreadsheet formulas. */
const formulaError = /^#(?:n\/a|name\?|div\/0!|num!|null!|value!|ref!|spill!|calc!)$/i;
/** Matches placeholders in every column except names, because Null and Blank are surnames. */
const nonNamePlaceholder =
  /^(?:null|nil|blank|empty|undefined|unknown|na|nan|not (?:known|set|given|provided|available|applicable)|none (?:given|provided)|no (?:e-?mail|phone|mobile|number)(?: address)?)$/i;
/** Matches punctuation at either end of a cell, such as the brackets of "(none)". */
const surroundings = /^[\p{P}\s<>]+|[\p{P}\s<>]+$/gu;

const nameMeanings: ReadonlySet<ColumnMeaning> = new Set<ColumnMeaning>(['name', 'firstName', 'lastName']);

/** Returns whether a cell contains only a placeholder. */
export function isPlaceholder(cell: string, meaning: ColumnMeaning): boolean {
  if (cell.length > maxLength) return false;
  const text = normaliseCode(cell);
  const word = text.replace(surroundings, '');
  return (
    punctuationOnly.test(text) ||
    formulaError.test(text) ||
    placeholder.test(word) ||
    (!nameMeanings.has(meaning) && nonNamePlaceholder.test(word))
  );
}

/** Trims a cell; returns '' for a placeholder. */
export function cleanCell(cell: string, meaning: ColumnMeaning): string {
  return isPlaceholder(cell, meaning) ? '' : cell.trim();
}
