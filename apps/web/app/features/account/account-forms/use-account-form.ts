import {
  type FormError,
  type FormRules,
  type FormValues,
  validateForm,
} from '@studio/domain/people/account-forms';
import { type FocusEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { AccountFailure } from './account-failure.ts';
import { readFormValues } from './read-form-values.ts';

interface AccountFormSpec<Field extends string> {
  rules: FormRules<Field>;
  /** Sends valid input. `explain` converts an error into a failure for the form. */
  send: (typed: FormValues<Field>, form: HTMLFormElement) => Promise<void>;
  explain: (error: unknown) => AccountFailure<Field>;
}

/**
 * Manages an account form. Inputs are uncontrolled: password managers can fill them before hydration, and
 * failures keep their values. Validates at the first submit, then on blur. An error disappears once the value
 * is valid.
 */
export function useAccountForm<Field extends string>({ rules, send, explain }: AccountFormSpec<Field>) {
  const prefix = useId();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<FormError<Field>[]>([]);
  const [failedChecks, setFailedChecks] = useState(0);
  const [attempted, setAttempted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AccountFailure<Field> | null>(null);
  useEffect(() => {
    if (failedChecks > 0 && form.current) focusFirstInvalidField(form.current);
  }, [failedChecks]);

  const showProblems = (found: FormError<Field>[]) => {
    setProblems(found);
    if (found.length > 0) setFailedChecks((before) => before + 1);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const sent = event.currentTarget;
    const typed = readFormValues(sent, rules);
    const found = validateForm(rules, typed);
    setAttempted(true);
    setFailure(null);
    showProblems(found);
    if (found.length > 0) return;
    setBusy(true);
    try {
      await send(typed, sent);
    } catch (error) {
      const { field, ...failed } = explain(error);
      if (field) showProblems([{ field, message: failed.message }]);
      else setFailure(failed);
    } finally {
      setBusy(false);
    }
  };
  /** Removes errors that the typed value has corrected, including errors of the identity service. */
  const recheckProblems = () => {
    if (problems.length === 0 || !form.current) return;
    const found = validateForm(rules, readFormValues(form.current, rules));
    setProblems(problems.filter(({ field }) => found.some((problem) => problem.field === field)));
  };
  const validateOnBlur = (fieldName: string | null) => {
    if (!attempted || !form.current || problems.some(({ field }) => field === fieldName)) return;
    const found = validateForm(rules, readFormValues(form.current, rules)).filter(
      ({ field }) => field === fieldName,
    );
    const order = Object.keys(rules);
    setProblems([...problems, ...found].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field)));
  };
  /** Resets the validation, for example after saving. */
  const settle = () => {
    setAttempted(false);
    setProblems([]);
  };
  return {
    form,
    problems: problems.map(({ field, message }) => ({ fieldId: `${prefix}${field}`, message })),
    failure,
    busy,
    submit,
    settle,
    onInput: recheckProblems,
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      if (!isSubmit(event.relatedTarget)) validateOnBlur(getFieldName(event.target));
    },
    field: (name: Field) => ({
      id: `${prefix}${name}`,
      name,
      error: problems.find(({ field }) => field === name)?.message,
    }),
  };
}

export type AccountFormState = Pick<
  ReturnType<typeof useAccountForm<string>>,
  'form' | 'problems' | 'busy' | 'submit' | 'onInput' | 'onBlur'
> & { failure: Omit<AccountFailure, 'field'> | null };

/** Focuses the first invalid field and scrolls the error summary into view. */
function focusFirstInvalidField(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const list = form.querySelector('[role="alert"]');
  field?.focus({ preventScroll: true });
  (list ?? field)?.scrollIntoView({ block: 'nearest' });
}

/**
 * Returns whether an element is a submit button. Moving the focus to it shows no errors: submitting validates
 * everything, and an error would move the button during the click.
 */
function isSubmit(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit';
}

function getFieldName(target: EventTarget): string | null {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : null;
}
