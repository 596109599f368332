import type { AssistantCase } from '../assistant-case.ts';
import { followUpAndHandOverCases } from './follow-ups-and-hand-over.ts';
import { paymentCases } from './payments.ts';
import { timetableCases } from './timetable.ts';
import { visitingCases } from './visiting.ts';

/**
 * Fifty questions of fifty people, written from the studio's own facts by somebody who had not seen how they are
 * answered, nor the cases with which that was made. They show how the assistant does with what it was not made for.
 */
export const heldOutCases: readonly AssistantCase[] = [
  ...timetableCases,
  ...paymentCases,
  ...visitingCases,
  ...followUpAndHandOverCases,
];
