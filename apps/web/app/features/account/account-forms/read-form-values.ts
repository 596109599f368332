import type { FormRules, FormValues } from '@studio/domain/people/account-forms';
import { normaliseCode, normaliseLine } from '@studio/domain/text/normalise-text';

/** Names of password fields, whose values are used exactly as typed. */
const passwords = new Set(['current', 'newPassword', 'repeated']);
/** Names of fields whose values contain no spaces. */
const spaceless = new Set(['email', 'phone', 'code']);

/** Returns the values of the fields in `rules`, without invisible characters except in passwords. */
export function readFormValues<Field extends string>(
  form: HTMLFormElement,
  rules: FormRules<Field>,
): FormValues<Field> {
  const data = new FormData(form);
  const text = (field: string) => {
    const value = String(data.get(field) ?? '');
    if (passwords.has(field)) return value;
    return spaceless.has(field) ? normaliseCode(value) : normaliseLine(value);
  };
  const fields = Object.keys(rules) as Field[];
  return Object.fromEntries(fields.map((field) => [field, text(field)])) as FormValues<Field>;
}
