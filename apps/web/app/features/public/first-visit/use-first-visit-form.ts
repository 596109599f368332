import { firstVisitCopy } from '@studio/content/copy/first-visit';
import type { FirstVisitResponse } from '@studio/contracts/first-visit';
import {
  type HealthFormErrors,
  type HealthFormValues,
  toHealthAnswers,
  validateHealthForm,
} from '@studio/domain/first-visit/health-answers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from '../../../lib/forms/use-form.ts';
import { type FirstVisitPerson, saveFirstVisitAnswers } from './first-visit-api.ts';
import { firstVisitQueries } from './first-visit-queries.ts';

const { form: copy } = firstVisitCopy;

interface FirstVisitFormOptions {
  person: FirstVisitPerson;
  savedAnswers: FirstVisitResponse['answers'];
  onSaved: () => void;
}

/** Manages the form's values. Saves them, and updates the answers that other parts of the page show. */
export function useFirstVisitForm({ person, savedAnswers, onSaved }: FirstVisitFormOptions) {
  const [values, setValues] = useState<HealthFormValues>(() => toFormValues(savedAnswers));
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: () => saveFirstVisitAnswers(person, toHealthAnswers(values)),
    onSuccess: (response) => {
      onSaved();
      queryClient.setQueryData(firstVisitQueries.answers(person).queryKey, response);
    },
  });
  const form = useForm({
    values,
    validate: listHealthFormErrors,
    send: async () => {
      await saving.mutateAsync();
    },
    explain: () => ({ message: copy.failed, next: copy.failedAdvice }),
  });
  return {
    ...form,
    values,
    change: (changes: Partial<HealthFormValues>) => setValues((before) => ({ ...before, ...changes })),
  };
}

function listHealthFormErrors(values: HealthFormValues) {
  const errors = Object.entries(validateHealthForm(values)) as [keyof HealthFormErrors, string][];
  return errors.map(([field, message]) => ({ field, message }));
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
