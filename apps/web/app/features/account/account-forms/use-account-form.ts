import { type FormRules, type FormValues, validateForm } from '@studio/domain/people/account-forms';
import { type FormFailure, useForm } from '../../../lib/forms/use-form.ts';
import { readFormValues } from './read-form-values.ts';

interface AccountFormOptions<Field extends string> {
  rules: FormRules<Field>;
  send: (typed: FormValues<Field>, form: HTMLFormElement) => Promise<void>;
  explain: (error: unknown) => FormFailure<Field>;
}

/** Manages an account form. Its inputs are uncontrolled, so that password managers can fill them at any time. */
export function useAccountForm<Field extends string>({ rules, ...options }: AccountFormOptions<Field>) {
  return useForm({
    ...options,
    read: (form) => readFormValues(form, rules),
    validate: (typed) => validateForm(rules, typed),
  });
}

export type AccountFormState = Pick<
  ReturnType<typeof useAccountForm<string>>,
  'props' | 'problems' | 'busy' | 'failure'
>;
