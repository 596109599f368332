import { hasSavedHolds, holdsChangedEvent } from '../../lib/has-saved-holds.ts';

/** Asks for the bar as soon as this browser holds a place. Other visitors load and request nothing. */
export function listenForHeldPlaces(tell: (asked: Event) => void): () => void {
  const ask = (event: Event) => {
    if (hasSavedHolds()) tell(event);
  };
  ask(new Event(holdsChangedEvent));
  addEventListener(holdsChangedEvent, ask);
  return () => removeEventListener(holdsChangedEvent, ask);
}
