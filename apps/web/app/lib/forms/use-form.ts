import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type FieldError, toFieldProblems } from './field-problems.ts';
import { useFieldProblems } from './use-field-problems.ts';

/** Failure to send a form, as the form shows it. */
export interface FormFailure<Field extends string = never> {
  message: string;
  /** Advice on what to do next. */
  next?: string | undefined;
  /** Field that shows the message; undefined if it belongs to no field. */
  field?: Field;
}

/** Values of a form, either from state, or read from its uncontrolled inputs. */
type ValueSource<Values> =
  | { values: Values; read?: never }
  | { values?: never; read: (form: HTMLFormElement) => Values };

type FormOptions<Values, Field extends string> = ValueSource<Values> & {
  /** Returns the errors of the values, in form order. */
  validate: (values: Values) => readonly FieldError<Field>[];
  /** Sends valid values. */
  send: (values: Values, form: HTMLFormElement) => Promise<void>;
  /** Converts an error of `send` into text. */
  explain: (error: unknown) => FormFailure<Field>;
};

/**
 * Manages a form. Validates at the first attempt to submit, then on blur; an error disappears once the value is
 * valid. A failed attempt focuses the first invalid control. A failed request keeps the values.
 * Uncontrolled inputs can be filled in before hydration.
 */
export function useForm<Values, Field extends string>(options: FormOptions<Values, Field>) {
  const { validate, send, explain } = options;
  const prefix = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Omit<FormFailure, 'field'> | null>(null);
  const getProblems = (values: Values) => toFieldProblems(prefix, validate(values));
  const readValues = (form: HTMLFormElement) => (options.read ? options.read(form) : options.values);
  const problems = useFieldProblems(
    options.read
      ? () => (ref.current ? getProblems(readValues(ref.current)) : [])
      : getProblems(options.values),
  );
  const focusFirst = useEffectEvent(() => focusProblem(ref.current, problems.shown[0]?.fieldId));
  useEffect(() => {
    if (problems.failedAttempts > 0) focusFirst();
  }, [problems.failedAttempts]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const values = readValues(form);
    setFailure(null);
    if (!problems.attempt(getProblems(values))) return;
    setBusy(true);
    try {
      await send(values, form);
    } catch (error) {
      const { field, ...failed } = explain(error);
      if (field) problems.attempt(toFieldProblems(prefix, [{ field, message: failed.message }]));
      else setFailure(failed);
    } finally {
      setBusy(false);
    }
  };
  const id = (name: string) => `${prefix}${name}`;
  return {
    /** Props of the form element. */
    props: {
      ref,
      noValidate: true,
      onSubmit: submit,
      onInput: problems.recheck,
      onBlur: (event: FocusEvent<HTMLFormElement>) => problems.validateOnBlur(event.target.id, event),
    },
    /** Errors that are shown. */
    problems: problems.shown,
    busy,
    failure,
    /** Hides all problems and starts over, for example after saving. */
    reset: problems.reset,
    id,
    /** Returns the props that connect a control with its error. */
    field: (name: Field) => ({ id: id(name), name, error: problems.errorOf(id(name)) }),
  };
}

/** Focuses a control. If a summary links to the control, scrolls the summary into view instead. */
function focusProblem(form: HTMLFormElement | null, fieldId: string | undefined): void {
  if (!form || !fieldId) return;
  const summary = form.querySelector(`[href="#${fieldId}"]`)?.closest('[role="alert"]');
  document.getElementById(fieldId)?.focus({ preventScroll: Boolean(summary) });
  summary?.scrollIntoView({ block: 'nearest' });
}
