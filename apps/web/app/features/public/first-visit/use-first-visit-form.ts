import type { FirstVisitResponse } from '@studio/contracts/first-visit';
import {
  type HealthFormErrors,
  type HealthFormValues,
  healthFormErrors,
  toHealthAnswers,
} from '@studio/domain/first-visit/health-answers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type AnswersOwner, saveFirstVisitAnswers } from './first-visit-api.ts';
import { firstVisitQueries } from './first-visit-queries.ts';

interface FirstVisitFormOptions {
  owner: AnswersOwner;
  savedAnswers: FirstVisitResponse['answers'];
  onSaved: () => void;
}

/** Manages the form's values. Validates at the first attempt, then on every change. */
export function useFirstVisitForm({ owner, savedAnswers, onSaved }: FirstVisitFormOptions) {
  const prefix = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<HealthFormValues>(() => toFormValues(savedAnswers));
  const [attempts, setAttempts] = useState(0);
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: () => saveFirstVisitAnswers(owner, toHealthAnswers(typed)),
    onSuccess: (response) => {
      onSaved();
      queryClient.setQueryData(firstVisitQueries.answers(owner).queryKey, response);
    },
  });
  const problems: HealthFormErrors = attempts > 0 ? healthFormErrors(typed) : {};
  useEffect(() => {
    if (attempts > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    saving.reset();
    setAttempts((count) => count + 1);
    if (Object.keys(healthFormErrors(typed)).length === 0) saving.mutate();
  };
  return {
    ref,
    typed,
    problems,
    busy: saving.isPending,
    failed: saving.isError,
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
