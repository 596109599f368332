import { type Decline, declines } from './declines.ts';
import type { TestCard } from './test-cards.ts';

export type CardOutcome = { kind: 'ok' } | { kind: 'authenticate' } | { kind: 'decline'; decline: Decline };

/**
 * Returns the outcome of a charge, on-session or off-session. An off-session outcome may depend on whether the card was
 * saved.
 */
export function getChargeOutcome(
  { outcome }: TestCard,
  { offSession, isSaved }: { offSession: boolean; isSaved: boolean },
): CardOutcome {
  if (outcome.kind !== 'authenticate') return outcome;
  if (!offSession) return { kind: 'authenticate' };
  if (outcome.offSession === 'pays' || (outcome.offSession === 'asks until saved' && isSaved)) {
    return toOutcome(outcome.afterAuthentication);
  }
  return { kind: 'decline', decline: declines.authenticationRequired };
}

/** Returns the outcome of saving the card. */
export function getSetupOutcome({ outcome, saving = outcome }: TestCard): CardOutcome {
  return saving.kind === 'authenticate' ? { kind: 'authenticate' } : saving;
}

/** Returns the outcome after the cardholder has passed the authentication. */
export function getAuthenticatedOutcome({ outcome }: TestCard): CardOutcome {
  return outcome.kind === 'authenticate' ? toOutcome(outcome.afterAuthentication) : outcome;
}

function toOutcome(ending: 'ok' | Decline): CardOutcome {
  return ending === 'ok' ? { kind: 'ok' } : { kind: 'decline', decline: ending };
}
