import { hasSavedHolds, holdsChangedEvent } from '../../../lib/storage/has-saved-holds.ts';

/**
 * Calls `listener`, which loads the bar, as soon as this browser holds a place. Visitors without a hold load
 * and request nothing.
 */
export function listenForHeldPlaces(listener: (trigger: Event) => void): () => void {
  const notifyIfHeld = (event: Event) => {
    if (hasSavedHolds()) listener(event);
  };
  notifyIfHeld(new Event(holdsChangedEvent));
  addEventListener(holdsChangedEvent, notifyIfHeld);
  return () => removeEventListener(holdsChangedEvent, notifyIfHeld);
}
