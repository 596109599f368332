import { useState } from 'react';
import { addProblemOfControl, type FieldProblem, keepUnsolvedProblems } from './field-problems.ts';

export type FieldProblemsState = ReturnType<typeof useFieldProblems>;

interface FocusChange {
  relatedTarget: EventTarget | null;
}

/**
 * Decides which problems of a form are shown: at an attempt to submit, all of them; after that, also a new problem of
 * a control when it loses the focus. A problem disappears once the value is valid.
 * `current` is the list of problems if the values are in state. If uncontrolled inputs hold the values, it is a
 * function that reads the problems; in that case call `recheck` on every input event.
 */
export function useFieldProblems(current: readonly FieldProblem[] | (() => readonly FieldProblem[])) {
  const [stored, setStored] = useState<readonly FieldProblem[]>([]);
  const [found, setFound] = useState<readonly FieldProblem[]>([]);
  const [attempted, setAttempted] = useState(false);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const read = () => (typeof current === 'function' ? current() : current);
  const shown = typeof current === 'function' ? stored : keepUnsolvedProblems(stored, current);
  // Removes solved problems from the stored ones. Otherwise they would reappear while the value changes.
  if (shown.length < stored.length) setStored(shown);

  /** Shows all problems. Returns whether there are none. */
  const attempt = (all = read()) => {
    setAttempted(true);
    setStored(all);
    setFound(all);
    if (all.length > 0) setFailedAttempts((before) => before + 1);
    return all.length === 0;
  };
  const validateOnBlur = (fieldId: string, { relatedTarget }: FocusChange) => {
    if (attempted && !isSubmitButton(relatedTarget)) setStored(addProblemOfControl(fieldId, shown, read()));
  };
  return {
    shown,
    /** Problems of the last attempt, for a summary that stays until the next attempt. */
    found,
    /** Number of failed attempts. Each new number moves the focus to the problems. */
    failedAttempts,
    attempt,
    validateOnBlur,
    recheck: () => {
      if (stored.length > 0) setStored(keepUnsolvedProblems(stored, read()));
    },
    /** Hides all problems and starts over, for example after saving. */
    reset: () => {
      setAttempted(false);
      setStored([]);
      setFound([]);
    },
    errorOf: (fieldId: string) => findMessage(shown, fieldId),
    /** Returns the props of a text control whose value is in state. */
    control: (id: string, value: string, onChange: (value: string) => void) => ({
      id,
      value,
      error: findMessage(shown, id),
      onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
      onBlur: (event: FocusChange) => validateOnBlur(id, event),
    }),
  };
}

function findMessage(problems: readonly FieldProblem[], fieldId: string): string | undefined {
  return problems.find((problem) => problem.fieldId === fieldId)?.message;
}

/**
 * Returns whether the focus moves to a submit button. In that case no problem is added: submitting validates
 * everything, and an error that appears during the click would move the button.
 */
function isSubmitButton(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit';
}
