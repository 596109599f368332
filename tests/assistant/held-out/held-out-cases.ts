import type { AssistantCase } from '../assistant-case.ts';
import { followUpAndHandOverCases } from './follow-ups-and-hand-over.ts';
import { paymentCases } from './payments.ts';
import { timetableCases } from './timetable.ts';
import { visitingCases } from './visiting.ts';

/**
 * Fifty questions, written from the studio's facts without knowledge of the assistant or of the cases used to develop
 * it. They show how it handles unseen questions.
 */
export const heldOutCases: readonly AssistantCase[] = [
  ...timetableCases,
  ...paymentCases,
  ...visitingCases,
  ...followUpAndHandOverCases,
];
