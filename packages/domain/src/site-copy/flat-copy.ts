import type { CopyField, CopyLink, ListField } from './copy-field.ts';

/** Value of one control: a text, the chosen values, or the ids of a list in order. */
export type FlatValue = string | readonly string[];

/**
 * Text as a form edits it: the values of all controls by path, such as `hero.title` or `questions.cancel.answer`. The
 * path of a list holds the ids of its items in order. Two people's changes of different paths don't conflict.
 */
export type FlatCopy = Readonly<Record<string, FlatValue>>;

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

/**
 * Returns the direct subfields of a group or list with their paths; empty for other fields. `ids` returns the ids of
 * the list at a path.
 */
export function listSubfields(
  field: CopyField,
  path: string,
  ids: (path: string) => readonly string[],
): { path: string; field: CopyField }[] {
  if (field.kind === 'group')
    return Object.entries(field.fields).map(([name, part]) => ({ path: join(path, name), field: part }));
  if (field.kind !== 'list') return [];
  return ids(path).flatMap((id) =>
    Object.entries(field.fields).map(([name, part]) => ({ path: join(join(path, id), name), field: part })),
  );
}

/** Converts a text to the values of its controls. */
export function flattenCopy(field: CopyField, value: unknown, path = ''): Record<string, FlatValue> {
  if (field.kind === 'group') {
    const parts = value as Readonly<Record<string, unknown>>;
    return Object.assign(
      {},
      ...Object.entries(field.fields).map(([name, part]) => flattenCopy(part, parts[name], join(path, name))),
    );
  }
  if (field.kind === 'list') {
    const items = value as readonly ({ id: string } & Readonly<Record<string, unknown>>)[];
    const parts = items.flatMap((item) =>
      Object.entries(field.fields).map(([name, part]) =>
        flattenCopy(part, item[name], join(join(path, item.id), name)),
      ),
    );
    return Object.assign({ [path]: items.map(({ id }) => id) }, ...parts);
  }
  if (field.kind === 'link') {
    const { label, to } = (value as CopyLink | null) ?? { label: '', to: '' };
    return { [join(path, 'label')]: label, [join(path, 'to')]: to };
  }
  return { [path]: value as FlatValue };
}

/** Converts the values of controls back to a text. Missing values are empty. */
export function unflattenCopy(field: CopyField, flat: FlatCopy, path = ''): unknown {
  if (field.kind === 'group') return unflattenFields(field.fields, flat, path);
  if (field.kind === 'list')
    return getIds(flat, path).map((id) => ({ id, ...unflattenFields(field.fields, flat, join(path, id)) }));
  if (field.kind === 'link') {
    const [label, to] = [getText(flat, join(path, 'label')), getText(flat, join(path, 'to'))];
    return field.optional && label.trim() === '' && to.trim() === '' ? null : { label, to };
  }
  return field.kind === 'choices' ? getIds(flat, path) : getText(flat, path);
}

function unflattenFields(
  fields: Readonly<Record<string, CopyField>>,
  flat: FlatCopy,
  path: string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, part]) => [name, unflattenCopy(part, flat, join(path, name))]),
  );
}

export function getIds(flat: FlatCopy, path: string): readonly string[] {
  const value = flat[path];
  return Array.isArray(value) ? (value as readonly string[]) : [];
}

export function getText(flat: FlatCopy, path: string): string {
  const value = flat[path];
  return typeof value === 'string' ? value : '';
}

/** Returns the empty controls of a new item of a list. */
export function createFlatItem({ fields }: ListField, path: string, id: string): Record<string, FlatValue> {
  return Object.assign(
    {},
    ...Object.entries(fields).map(([name, part]) =>
      flattenCopy(part, getEmptyValue(part), join(join(path, id), name)),
    ),
  );
}

/** Returns the empty value of a field. */
export function getEmptyValue(field: CopyField): unknown {
  if (field.kind === 'group')
    return Object.fromEntries(
      Object.entries(field.fields).map(([name, part]) => [name, getEmptyValue(part)]),
    );
  if (field.kind === 'list' || field.kind === 'choices') return [];
  if (field.kind === 'link') return field.optional ? null : { label: '', to: '' };
  return '';
}

/**
 * Returns the label of a control, such as "Questions: Can I cancel? – Answer". Items of lists are named by their title.
 */
export function getPathLabel(field: CopyField, flat: FlatCopy, wanted: string): string {
  const steps: string[] = [];
  let current: { path: string; field: CopyField } = { path: '', field };
  while (current.path !== wanted) {
    const next = listSubfields(current.field, current.path, (path) => listAllIds(flat, path)).find(
      ({ path }) => wanted === path || wanted.startsWith(`${path}.`),
    );
    if (!next) break;
    if (current.field.kind === 'list') {
      const item = next.path.slice(0, next.path.lastIndexOf('.'));
      steps.push(getText(flat, join(item, current.field.titleField)) || `New ${current.field.noun}`);
    }
    steps.push(next.field.label);
    current = next;
  }
  return steps.join(' – ');
}

/** Returns the ids of a list's items, including those that are no longer in it. */
function listAllIds(flat: FlatCopy, path: string): readonly string[] {
  const prefix = `${path}.`;
  const known = Object.keys(flat)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length).split('.')[0] ?? '');
  return [...new Set([...getIds(flat, path), ...known])];
}
