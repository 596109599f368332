import { defaultQuizAnswers } from '@studio/content/copy/quiz';
import type { QuizAnswers } from '@studio/domain/recommendations/recommend-classes';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { trackEvent } from '../../../lib/analytics/track-event.ts';

/** Manages the chosen options, including those chosen before hydration, which the inputs still have. */
export function useQuizAnswers() {
  const questions = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<QuizAnswers>(defaultQuizAnswers);
  useLayoutEffect(() => {
    if (questions.current) setAnswers((before) => ({ ...before, ...readCheckedAnswers(questions) }));
  }, []);
  const answer = (part: Partial<QuizAnswers>) => {
    trackEvent('quiz-answered');
    setAnswers((before) => ({ ...before, ...part }));
  };
  return { questions, answers, answer };
}

/** Reads the chosen options from the inputs, whose names are the questions. */
function readCheckedAnswers(questions: RefObject<HTMLFormElement | null>): Partial<QuizAnswers> {
  return questions.current ? Object.fromEntries(new FormData(questions.current)) : {};
}
