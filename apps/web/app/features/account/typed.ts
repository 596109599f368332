import type { FormRules, Typed } from '@studio/domain/people/account-forms';

/** Spaces belong to a password. */
const untouched = new Set(['current', 'newPassword', 'repeated']);

/** What stands in the fields that a form's rules name, without spaces around it. */
export function typedIn<Field extends string>(form: HTMLFormElement, rules: FormRules<Field>): Typed<Field> {
  const data = new FormData(form);
  const text = (field: string) => {
    const value = String(data.get(field) ?? '');
    return untouched.has(field) ? value : value.trim();
  };
  const fields = Object.keys(rules) as Field[];
  return Object.fromEntries(fields.map((field) => [field, text(field)])) as Typed<Field>;
}
