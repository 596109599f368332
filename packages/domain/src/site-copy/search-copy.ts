import type { CopyField } from './copy-field.ts';
import { type FlatCopy, getIds, getPathLabel, getText, listSubfields } from './flat-copy.ts';

/** Control of a text whose value contains the searched words. */
export interface CopyMatch {
  path: string;
  /** Label of the control, such as "Questions – Can I cancel? – Answer". */
  label: string;
  value: string;
}

/**
 * Returns the controls of a text whose value contains the words, in the order of the form. Ignores case. Blank words
 * match nothing.
 */
export function searchCopy(field: CopyField, flat: FlatCopy, words: string): CopyMatch[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [];
  return listTextPaths(field, flat, '')
    .map((path) => ({ path, value: getText(flat, path) }))
    .filter(({ value }) => value.toLowerCase().includes(wanted))
    .map(({ path, value }) => ({ path, value, label: getPathLabel(field, flat, path) }));
}

function listTextPaths(field: CopyField, flat: FlatCopy, path: string): string[] {
  if (field.kind === 'line' || field.kind === 'text') return [path];
  if (field.kind === 'link') return [`${path}.label`, `${path}.to`];
  return listSubfields(field, path, (list) => getIds(flat, list)).flatMap((sub) =>
    listTextPaths(sub.field, flat, sub.path),
  );
}
