import type { FieldProblemsState } from '../../../lib/forms/use-field-problems.ts';

/** Text fields of one part of the order draft, such as the guest's details. */
export interface DraftFields<Details> {
  details: Details;
  set: (field: keyof Details & string, value: string) => void;
  /** Returns the props of the control of a field. */
  control: (field: keyof Details & string) => ReturnType<FieldProblemsState['control']> & { name: string };
}

interface DraftFieldsOptions<Details> {
  details: Details;
  onChange: (details: Details) => void;
  problems: FieldProblemsState;
  /** Prefix of the controls' ids. */
  prefix: string;
}

/** Creates the props that connect the fields of one part of the draft with their values and problems. */
export function createDraftFields<Details extends Record<keyof Details, string>>({
  details,
  onChange,
  problems,
  prefix,
}: DraftFieldsOptions<Details>): DraftFields<Details> {
  const set = (field: keyof Details & string, value: string) => onChange({ ...details, [field]: value });
  return {
    details,
    set,
    control: (field) => ({
      name: field,
      ...problems.control(`${prefix}${field}`, details[field], (value) => set(field, value)),
    }),
  };
}
