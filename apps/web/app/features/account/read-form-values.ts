import type { FormRules, FormValues } from '@studio/domain/people/account-forms';
import { tidyCode, tidyLine } from '@studio/domain/text/tidy';

/** A password is taken as it is; addresses, numbers and codes are read in any width of letters. */
const passwords = new Set(['current', 'newPassword', 'repeated']);
const codes = new Set(['email', 'phone', 'code']);

/** What stands in the fields that a form's rules name, without what no one sees. */
export function readFormValues<Field extends string>(
  form: HTMLFormElement,
  rules: FormRules<Field>,
): FormValues<Field> {
  const data = new FormData(form);
  const text = (field: string) => {
    const value = String(data.get(field) ?? '');
    if (passwords.has(field)) return value;
    return codes.has(field) ? tidyCode(value) : tidyLine(value);
  };
  const fields = Object.keys(rules) as Field[];
  return Object.fromEntries(fields.map((field) => [field, text(field)])) as FormValues<Field>;
}
