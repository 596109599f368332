/** Link of a text: its label, and a path on the site or a URL. */
export interface CopyLink {
  label: string;
  to: string;
}

interface Described {
  label: string;
  hint?: string;
}

/** Text of one line. An optional one may be empty. */
export interface LineField extends Described {
  kind: 'line';
  max: number;
  optional: boolean;
}

/** Plain text of several lines. A blank line starts a new paragraph. */
export interface TextField extends Described {
  kind: 'text';
  max: number;
  optional: boolean;
}

/** Link. The value of an optional one is null when label and target are empty. */
export interface LinkField extends Described {
  kind: 'link';
  optional: boolean;
}

/**
 * Choice of any number of values. The options are fixed values with labels, or the ids of the items of a list in the
 * same text.
 */
export interface ChoicesField extends Described {
  kind: 'choices';
  options: Readonly<Record<string, string>> | { list: string };
}

/** Id of a record of the catalogue; empty for none. Pages ignore an id that no longer exists. */
export interface ReferenceField extends Described {
  kind: 'reference';
  to: 'class-type' | 'instructor' | 'product' | 'room';
}

export interface GroupField extends Described {
  kind: 'group';
  fields: Readonly<Record<string, CopyField>>;
}

/** List of records. Each has an id, which stays when its text changes. */
export interface ListField extends Described {
  kind: 'list';
  /** Word for one item, such as "question". */
  noun: string;
  min: number;
  max: number;
  /** Field that names an item. The id of a new item comes from it. */
  titleField: string;
  fields: Readonly<Record<string, CopyField>>;
}

/** Field of an editable text. Owners edit texts as structured fields, never as HTML (handbook: website 1). */
export type CopyField =
  | LineField
  | TextField
  | LinkField
  | ChoicesField
  | ReferenceField
  | GroupField
  | ListField;

type FieldsValue<Fields> = { [Name in keyof Fields]: CopyValue<Fields[Name]> };

/** Value of a field. */
export type CopyValue<Field> = Field extends { kind: 'line' | 'text' | 'reference' }
  ? string
  : Field extends { kind: 'link'; optional: infer Optional }
    ? Optional extends true
      ? CopyLink | null
      : CopyLink
    : Field extends { kind: 'choices' }
      ? readonly string[]
      : Field extends { kind: 'group'; fields: infer Fields }
        ? FieldsValue<Fields>
        : Field extends { kind: 'list'; fields: infer Fields }
          ? readonly ({ id: string } & FieldsValue<Fields>)[]
          : never;

type Options = { optional?: boolean; hint?: string };

const describe = (label: string, { hint }: Options) => (hint === undefined ? { label } : { label, hint });

/** Describes a text of one line with at most `max` characters. */
export function line(label: string, max: number, options: Options = {}) {
  return { kind: 'line', max, optional: options.optional ?? false, ...describe(label, options) } as const;
}

/** Describes a text of several lines with at most `max` characters. */
export function text(label: string, max: number, options: Options = {}) {
  return { kind: 'text', max, optional: options.optional ?? false, ...describe(label, options) } as const;
}

export function link(label: string, hint?: string) {
  return { kind: 'link', optional: false, ...describe(label, hint === undefined ? {} : { hint }) } as const;
}

export function optionalLink(label: string, hint?: string) {
  return { kind: 'link', optional: true, ...describe(label, hint === undefined ? {} : { hint }) } as const;
}

/** Describes a choice of any number of options. */
export function choices(label: string, options: ChoicesField['options'], hint?: string) {
  return { kind: 'choices', options, ...describe(label, hint === undefined ? {} : { hint }) } as const;
}

/** Describes a choice of a record of the catalogue, or of none. */
export function reference(label: string, to: ReferenceField['to'], hint?: string) {
  return { kind: 'reference', to, ...describe(label, hint === undefined ? {} : { hint }) } as const;
}

export function group<const Fields extends Readonly<Record<string, CopyField>>>(
  label: string,
  fields: Fields,
) {
  return { kind: 'group', label, fields } as const;
}

/** Describes a list of `min` to `max` records. */
export function list<const Fields extends Readonly<Record<string, CopyField>>>(
  label: string,
  {
    noun,
    titleField,
    min = 0,
    max,
  }: { noun: string; titleField: keyof Fields & string; min?: number; max: number },
  fields: Fields,
) {
  return { kind: 'list', label, noun, min, max, titleField, fields } as const;
}

/** Longest label and longest target of a link, in characters. */
export const linkLimits = { label: 60, to: 300 } as const;
