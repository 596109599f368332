import { useState } from 'react';

interface Complaint<Field extends string> {
  field: Field;
  message: string;
}

/** Form with text fields only, and its errors. */
export interface ValidatedForm<Details extends Record<keyof Details, string>> {
  details: Details;
  set: (field: keyof Details & string, value: string) => void;
  /** All errors of the last attempt, in the order of the form. */
  found: { fieldId: string; message: string }[];
  errorOf: (field: keyof Details & string) => string | undefined;
  /** Validates a field on blur, once an attempt has failed. */
  leave: (field: keyof Details & string) => void;
  /** Shows all errors. Returns true when there are none. */
  attempt: () => boolean;
}

interface JudgedOptions<Details extends Record<keyof Details, string>> {
  details: Details;
  onChange: (details: Details) => void;
  judge: (details: Details) => Complaint<keyof Details & string>[];
  fieldId: (field: keyof Details & string) => string;
}

/** Validates at the first attempt, then on blur. An error disappears once the value is valid. */
export function useValidatedForm<Details extends Record<keyof Details, string>>({
  details,
  onChange,
  judge,
  fieldId,
}: JudgedOptions<Details>): ValidatedForm<Details> {
  const [shown, setShown] = useState<Record<string, string>>({});
  const [found, setFound] = useState<ValidatedForm<Details>['found']>([]);
  const [failed, setFailed] = useState(false);
  return {
    details,
    found,
    errorOf: (field) => shown[field],
    set: (field, value) => {
      const changed = { ...details, [field]: value };
      onChange(changed);
      const open = new Set<string>(judge(changed).map((complaint) => complaint.field));
      setShown((before) => Object.fromEntries(Object.entries(before).filter(([name]) => open.has(name))));
    },
    leave: (field) => {
      if (!failed) return;
      const complaint = judge(details).find((one) => one.field === field);
      if (complaint) setShown((before) => ({ ...before, [field]: complaint.message }));
    },
    attempt: () => {
      const all = judge(details);
      setFound(all.map(({ field, message }) => ({ fieldId: fieldId(field), message })));
      setShown(Object.fromEntries(all.map(({ field, message }) => [field, message])));
      if (all.length > 0) setFailed(true);
      return all.length === 0;
    },
  };
}
