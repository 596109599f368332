import { defaultQuizAnswers } from '@studio/content/copy/quiz';
import type { QuizAnswers } from '@studio/domain/recommendations/recommend-classes';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { trackEvent } from '../../lib/track-event.ts';

/** The answers, among them those that were pressed before the script was there: the inputs have kept them. */
export function useQuizAnswers() {
  const questions = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<QuizAnswers>(defaultQuizAnswers);
  useLayoutEffect(() => {
    if (questions.current) setAnswers((before) => ({ ...before, ...pressed(questions) }));
  }, []);
  const answer = (part: Partial<QuizAnswers>) => {
    trackEvent('quiz-answered');
    setAnswers((before) => ({ ...before, ...part }));
  };
  return { questions, answers, answer };
}

/** The inputs are named after the questions, and their values are the answers. */
function pressed(questions: RefObject<HTMLFormElement | null>): Partial<QuizAnswers> {
  return questions.current ? Object.fromEntries(new FormData(questions.current)) : {};
}
