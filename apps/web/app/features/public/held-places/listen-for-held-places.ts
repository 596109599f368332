import { hasSavedHolds, holdsChangedEvent } from '../../../lib/storage/has-saved-holds.ts';

/** Asks for the bar as soon as this browser holds a place. Other visitors load and request nothing. */
export function listenForHeldPlaces(listener: (trigger: Event) => void): () => void {
  const notifyIfHeld = (event: Event) => {
    if (hasSavedHolds()) listener(event);
  };
  notifyIfHeld(new Event(holdsChangedEvent));
  addEventListener(holdsChangedEvent, notifyIfHeld);
  return () => removeEventListener(holdsChangedEvent, notifyIfHeld);
}
