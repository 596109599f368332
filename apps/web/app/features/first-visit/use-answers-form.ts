import type { FirstVisitAnswer } from '@studio/contracts/first-visit';
import {
  type AnswerProblems,
  answerProblems,
  healthAnswers,
  type TypedAnswers,
} from '@studio/domain/first-visit/health-answers';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { saveAnswers, type Whose } from './first-visit-api.ts';

interface AnswersFormOptions {
  whose: Whose;
  before: FirstVisitAnswer['answers'];
  onSaved: (answer: FirstVisitAnswer) => void;
}

/** The form's answers. They are judged at the first attempt, from then on as they change. */
export function useAnswersForm({ whose, before, onSaved }: AnswersFormOptions) {
  const prefix = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<TypedAnswers>(() => typedBefore(before));
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const problems: AnswerProblems = attempts > 0 ? answerProblems(typed) : {};
  useEffect(() => {
    if (attempts > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailed(false);
    setAttempts((count) => count + 1);
    if (Object.keys(answerProblems(typed)).length > 0) return;
    setBusy(true);
    try {
      onSaved(await saveAnswers(whose, healthAnswers(typed)));
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
    change: (changes: Partial<TypedAnswers>) => setTyped((now) => ({ ...now, ...changes })),
    id: (name: string) => `${prefix}${name}`,
  };
}

/** Consent and waiver are given each time: neither box starts ticked. */
function typedBefore(before: FirstVisitAnswer['answers']): TypedAnswers {
  return {
    pregnant: before?.pregnant ?? null,
    weeks: before?.weeksPregnant ? String(before.weeksPregnant) : '',
    hasInjuries: before && before.injuries !== '',
    injuries: before?.injuries ?? '',
    consents: false,
    waiverAccepted: false,
  };
}

export type AnswersFormState = ReturnType<typeof useAnswersForm>;
