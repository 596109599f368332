import { useState } from 'react';

interface FieldError<Field extends string> {
  field: Field;
  message: string;
}

/** Form with text fields only, and its errors. */
export interface ValidatedForm<Details extends Record<keyof Details, string>> {
  details: Details;
  set: (field: keyof Details & string, value: string) => void;
  /** All errors of the last attempt, in the order of the form. */
  errors: { fieldId: string; message: string }[];
  errorOf: (field: keyof Details & string) => string | undefined;
  /** Validates a field on blur, once an attempt has failed. */
  onBlur: (field: keyof Details & string) => void;
  /** Shows all errors. Returns whether there are none. */
  attempt: () => boolean;
}

interface ValidatedFormOptions<Details extends Record<keyof Details, string>> {
  details: Details;
  onChange: (details: Details) => void;
  validate: (details: Details) => FieldError<keyof Details & string>[];
  fieldId: (field: keyof Details & string) => string;
}

/**
 * Manages a form. Validates at the first attempt, then on blur. An error disappears once the value is valid.
 */
export function useValidatedForm<Details extends Record<keyof Details, string>>({
  details,
  onChange,
  validate,
  fieldId,
}: ValidatedFormOptions<Details>): ValidatedForm<Details> {
  const [shown, setShown] = useState<Record<string, string>>({});
  const [errors, setErrors] = useState<ValidatedForm<Details>['errors']>([]);
  const [failed, setFailed] = useState(false);
  return {
    details,
    errors,
    errorOf: (field) => shown[field],
    set: (field, value) => {
      const changed = { ...details, [field]: value };
      onChange(changed);
      const open = new Set<string>(validate(changed).map((fieldError) => fieldError.field));
      setShown((before) => Object.fromEntries(Object.entries(before).filter(([name]) => open.has(name))));
    },
    onBlur: (field) => {
      if (!failed) return;
      const fieldError = validate(details).find((one) => one.field === field);
      if (fieldError) setShown((before) => ({ ...before, [field]: fieldError.message }));
    },
    attempt: () => {
      const all = validate(details);
      setErrors(all.map(({ field, message }) => ({ fieldId: fieldId(field), message })));
      setShown(Object.fromEntries(all.map(({ field, message }) => [field, message])));
      if (all.length > 0) setFailed(true);
      return all.length === 0;
    },
  };
}
