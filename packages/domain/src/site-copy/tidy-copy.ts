import { makeUniqueId } from '../catalogue/catalogue-id.ts';
import { normaliseCode, normaliseLine, normaliseText } from '../text/normalise-text.ts';
import type { ChoicesField, CopyField, CopyLink, ListField } from './copy-field.ts';

type Fields = Readonly<Record<string, CopyField>>;
type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Ids of list items. Those of items that were never saved start with `new-`. */
const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const maxIdLength = 80;

/**
 * Converts any value to the form of a text: drops unknown fields, and fills in missing ones from `defaults`, else with
 * empty values. A text that was published before a field was added thus stays valid. An item of a list takes missing
 * fields from the item of `defaults` with its id.
 */
export function shapeCopy(field: CopyField, value: unknown, defaults?: unknown): unknown {
  const given = value === undefined ? defaults : value;
  if (field.kind === 'group') return shapeFields(field.fields, given, defaults);
  if (field.kind === 'list') return shapeItems(field, given, defaults);
  if (field.kind === 'choices')
    return Array.isArray(given) ? given.filter((one) => typeof one === 'string') : [];
  if (field.kind === 'link') return shapeLink(given, field.optional);
  return toText(given);
}

function shapeFields(fields: Fields, value: unknown, defaults?: unknown): Values {
  const values = isRecord(value) ? value : {};
  const fallbacks = isRecord(defaults) ? defaults : {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, part]) => [name, shapeCopy(part, values[name], fallbacks[name])]),
  );
}

function shapeItems({ fields }: ListField, value: unknown, defaults?: unknown): Values[] {
  if (!Array.isArray(value)) return [];
  const fallbacks: unknown[] = Array.isArray(defaults) ? defaults : [];
  const ids = new Set<string>();
  return value.flatMap((item: unknown) => {
    const id = isRecord(item) ? toText(item.id) : '';
    if (!idPattern.test(id) || id.length > maxIdLength || ids.has(id)) return [];
    ids.add(id);
    const fallback = fallbacks.find((one) => isRecord(one) && one.id === id);
    return [{ id, ...shapeFields(fields, item, fallback) }];
  });
}

function shapeLink(value: unknown, isOptional: boolean): CopyLink | null {
  const link = isRecord(value) ? { label: toText(value.label), to: toText(value.to) } : { label: '', to: '' };
  return isOptional && link.label === '' && link.to === '' ? null : link;
}

/** Tidies a text before it is validated or stored. Texts of several lines keep at most one blank line. */
export function normaliseCopyText(kind: 'line' | 'text', typed: string): string {
  if (kind === 'line') return normaliseLine(typed);
  return normaliseText(typed)
    .replaceAll('\r\n', '\n')
    .replaceAll(/\n\s*\n/g, '\n\n');
}

/**
 * Tidies a text of the right form: normalises its texts, gives new items of lists an id made from their title, and drops
 * choices that don't exist.
 */
export function tidyCopy(field: CopyField, value: unknown): unknown {
  return tidyValue(field, value, { values: value as Values, ids: collectIds(value) });
}

/**
 * Values of the whole text, and the ids in all of its lists. Ids are URL fragments, so a new one must differ from all
 * others.
 */
interface Whole {
  values: Values;
  ids: Set<string>;
}

function collectIds(value: unknown): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...collectIds(item)]));
  if (!isRecord(value)) return new Set();
  const own = toText(value.id);
  const parts = Object.values(value).flatMap((part) => [...collectIds(part)]);
  return new Set(own === '' || isNewId(own) ? parts : [own, ...parts]);
}

function tidyValue(field: CopyField, value: unknown, whole: Whole): unknown {
  if (field.kind === 'group') return tidyFields(field.fields, value as Values, whole);
  if (field.kind === 'list') return tidyItems(field, value as readonly Values[], whole);
  if (field.kind === 'choices')
    return [...new Set(value as readonly string[])].filter((one) => isOption(field.options, one, whole));
  if (field.kind === 'line' || field.kind === 'text') return normaliseCopyText(field.kind, toText(value));
  if (field.kind === 'reference') return normaliseCode(toText(value));
  const link = value as CopyLink | null;
  return link && { label: normaliseLine(link.label), to: normaliseLine(link.to) };
}

function tidyFields(fields: Fields, values: Values, whole: Whole): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, part]) => [name, tidyValue(part, values[name], whole)]),
  );
}

function tidyItems(field: ListField, items: readonly Values[], whole: Whole): Values[] {
  return items.map((item) => {
    const title = toText(item[field.titleField]);
    const id = isNewId(toText(item.id))
      ? makeUniqueId(title, whole.ids) || makeUniqueId(field.noun, whole.ids)
      : toText(item.id);
    whole.ids.add(id);
    return { id, ...tidyFields(field.fields, item, whole) };
  });
}

const isNewId = (id: string) => id.startsWith('new-');

function isOption(options: ChoicesField['options'], value: string, whole: Whole): boolean {
  if (typeof options.list !== 'string') return Object.hasOwn(options, value);
  const items = whole.values[options.list];
  return Array.isArray(items) && items.some((item) => isRecord(item) && item.id === value);
}

/**
 * Replaces placeholders in braces, such as `{studio}`, in all texts of a value. Unknown placeholders stay, because pages
 * fill in their own. The placeholder of an empty value disappears with the space beside it.
 */
export function fillCopy<Value>(value: Value, values: Readonly<Record<string, string>>): Value {
  if (typeof value === 'string')
    return value.replaceAll(/^\{(\w+)\} | ?\{(\w+)\}/g, (whole, first?: string, other?: string) => {
      const name = first ?? other ?? '';
      if (!Object.hasOwn(values, name)) return whole;
      return values[name] === '' ? '' : whole.replace(/\{\w+\}/, () => values[name] ?? '');
    }) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => fillCopy(one, values)) as Value;
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === 'id' ? part : fillCopy(part, values)]),
  ) as Value;
}

/** Splits a text of several lines into its paragraphs. */
export function toParagraphs(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}
