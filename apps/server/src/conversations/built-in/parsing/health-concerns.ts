import {
  illPattern,
  medicalApprovalPattern,
  medicalWarningPattern,
  wellAgainPattern,
} from '@studio/content/assistant/vocabulary/health-phrases';
import {
  absentConcernPattern,
  type HealthConcern,
  healthConcernWords,
} from '@studio/content/assistant/vocabulary/health-words';
import type { ParsedMessage } from './parsed-message.ts';

const fertilityClassPattern = /\bfertility (yoga|class\w*)\b/;

/** Number of earlier messages to whose health problem a question such as "is it ok then?" can refer. */
const maxMessagesBack = 2;

/**
 * Returns the first kind of `healthConcernWords` that the words of a message name; null if they name none, or name a
 * class such as "fertility yoga".
 */
export function parseHealthConcern(normalized: string): HealthConcern | null {
  const present = normalized.replace(absentConcernPattern, ' ');
  if (fertilityClassPattern.test(present)) return null;
  return healthConcernWords.find(([, pattern]) => pattern.test(present))?.[0] ?? null;
}

/** Returns the kind of health problem that a message names, or else the latest one in the two messages before it. */
export function findHealthConcern(message: ParsedMessage): HealthConcern | null {
  let one: ParsedMessage | null = message;
  for (let back = 0; one && back <= maxMessagesBack; back++, one = one.previous) {
    const concern = parseHealthConcern(one.normalized);
    if (concern) return concern;
  }
  return null;
}

/** Returns whether the visitor says that they are ill now with something contagious. */
export function isIll(normalized: string): boolean {
  return illPattern.test(normalized) && !wellAgainPattern.test(normalized);
}

/** Returns whether the visitor says that a doctor or therapist has agreed to exercise. */
export function hasMedicalApproval(normalized: string): boolean {
  return (
    medicalApprovalPattern.test(normalized) &&
    !medicalWarningPattern.test(normalized) &&
    !/\b(?:not|never|no|nothing|without|cannot|unless|until)\b/.test(normalized)
  );
}
