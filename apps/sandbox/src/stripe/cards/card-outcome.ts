import { type Decline, declines } from './declines.ts';
import type { TestCard } from './test-cards.ts';

export type CardOutcome = { kind: 'ok' } | { kind: 'authenticate' } | { kind: 'decline'; decline: Decline };

/** How a card takes being charged: with its owner there, or not, and then whether it was saved for that. */
export function getChargeOutcome(
  { outcome }: TestCard,
  { offSession, isSaved }: { offSession: boolean; isSaved: boolean },
): CardOutcome {
  if (outcome.kind !== 'authenticate') return outcome;
  if (!offSession) return { kind: 'authenticate' };
  if (outcome.offSession === 'pays' || (outcome.offSession === 'asks until saved' && isSaved)) {
    return afterwards(outcome.afterwards);
  }
  return { kind: 'decline', decline: declines.authenticationRequired };
}

/** How it takes being saved. */
export function getSetupOutcome({ outcome, saving = outcome }: TestCard): CardOutcome {
  return saving.kind === 'authenticate' ? { kind: 'authenticate' } : saving;
}

/** What becomes of it once its owner has agreed. */
export function getAuthenticatedOutcome({ outcome }: TestCard): CardOutcome {
  return outcome.kind === 'authenticate' ? afterwards(outcome.afterwards) : outcome;
}

function afterwards(ending: 'ok' | Decline): CardOutcome {
  return ending === 'ok' ? { kind: 'ok' } : { kind: 'decline', decline: ending };
}
