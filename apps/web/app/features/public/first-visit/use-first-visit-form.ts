import type { FirstVisitResponse } from '@studio/contracts/first-visit';
import {
  type HealthFormErrors,
  type HealthFormValues,
  healthFormErrors,
  toHealthAnswers,
} from '@studio/domain/first-visit/health-answers';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type AnswersOwner, saveFirstVisitAnswers } from './first-visit-api.ts';

interface FirstVisitFormOptions {
  owner: AnswersOwner;
  savedAnswers: FirstVisitResponse['answers'];
  onSaved: (response: FirstVisitResponse) => void;
}

/** Manages the form's values. Validates at the first attempt, then on every change. */
export function useFirstVisitForm({ owner, savedAnswers, onSaved }: FirstVisitFormOptions) {
  const prefix = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<HealthFormValues>(() => toFormValues(savedAnswers));
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const problems: HealthFormErrors = attempts > 0 ? healthFormErrors(typed) : {};
  useEffect(() => {
    if (attempts > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailed(false);
    setAttempts((count) => count + 1);
    if (Object.keys(healthFormErrors(typed)).length > 0) return;
    setBusy(true);
    try {
      onSaved(await saveFirstVisitAnswers(owner, toHealthAnswers(typed)));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return {
    ref,
    typed,
    problems,
    busy,
    failed,
    submit,
    change: (changes: Partial<HealthFormValues>) => setTyped((now) => ({ ...now, ...changes })),
    id: (name: string) => `${prefix}${name}`,
  };
}

/**
 * Returns the saved values. Consent and waiver start unticked each time, because the person must give them
 * again.
 */
function toFormValues(savedAnswers: FirstVisitResponse['answers']): HealthFormValues {
  return {
    pregnant: savedAnswers?.pregnant ?? null,
    weeks: savedAnswers?.weeksPregnant ? String(savedAnswers.weeksPregnant) : '',
    hasInjuries: savedAnswers && savedAnswers.injuries !== '',
    injuries: savedAnswers?.injuries ?? '',
    consents: false,
    waiverAccepted: false,
  };
}

export type FirstVisitFormState = ReturnType<typeof useFirstVisitForm>;
