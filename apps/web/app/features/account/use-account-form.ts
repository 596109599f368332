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
  /** Sends what is complete; what it throws is explained. */
  send: (typed: FormValues<Field>, form: HTMLFormElement) => Promise<void>;
  explain: (error: unknown) => AccountFailure<Field>;
}

/**
 * A form of the account screens. What is typed belongs to the browser, so that password managers may fill it in before
 * scripts run, and so that no failure loses it. Fields are judged at the first attempt, from then on when they are left;
 * a complaint goes as soon as it is settled.
 */
export function useAccountForm<Field extends string>({ rules, send, explain }: AccountFormSpec<Field>) {
  const prefix = useId();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<FormError<Field>[]>([]);
  const [complaints, setComplaints] = useState(0);
  const [attempted, setAttempted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AccountFailure<Field> | null>(null);
  useEffect(() => {
    if (complaints > 0 && form.current) goToFirstWrong(form.current);
  }, [complaints]);

  const complain = (found: FormError<Field>[]) => {
    setProblems(found);
    if (found.length > 0) setComplaints((before) => before + 1);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const sent = event.currentTarget;
    const typed = readFormValues(sent, rules);
    const found = validateForm(rules, typed);
    setAttempted(true);
    setFailure(null);
    complain(found);
    if (found.length > 0) return;
    setBusy(true);
    try {
      await send(typed, sent);
    } catch (error) {
      const { field, ...failed } = explain(error);
      if (field) complain([{ field, message: failed.message }]);
      else setFailure(failed);
    } finally {
      setBusy(false);
    }
  };
  /** What is settled while it is typed goes, and what the service said about it. */
  const typing = () => {
    if (problems.length === 0 || !form.current) return;
    const found = validateForm(rules, readFormValues(form.current, rules));
    setProblems(problems.filter(({ field }) => found.some((problem) => problem.field === field)));
  };
  const leave = (left: string | null) => {
    if (!attempted || !form.current || problems.some(({ field }) => field === left)) return;
    const found = validateForm(rules, readFormValues(form.current, rules)).filter(
      ({ field }) => field === left,
    );
    const order = Object.keys(rules);
    setProblems([...problems, ...found].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field)));
  };
  /** Starts anew, as after something was saved. */
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
    onInput: typing,
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      if (!isSubmit(event.relatedTarget)) leave(nameOf(event.target));
    },
    /** What a control needs to belong to this form. */
    field: (name: Field) => ({
      id: `${prefix}${name}`,
      name,
      error: problems.find(({ field }) => field === name)?.message,
    }),
  };
}

/** A form of the account screens, as its frame needs it. */
export type AccountFormState = Pick<
  ReturnType<typeof useAccountForm<string>>,
  'form' | 'problems' | 'busy' | 'submit' | 'onInput' | 'onBlur'
> & { failure: Omit<AccountFailure, 'field'> | null };

/** To the first field that is wrong, with the list of all that is in sight. */
function goToFirstWrong(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const list = form.querySelector('[role="alert"]');
  field?.focus({ preventScroll: true });
  (list ?? field)?.scrollIntoView({ block: 'nearest' });
}

/** The button judges everything itself, and must not move under the press. */
function isSubmit(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit';
}

function nameOf(target: EventTarget): string | null {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : null;
}
