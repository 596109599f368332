import { hasSavedHolds, holdsChangedEvent } from '../../lib/has-saved-holds.ts';

/** A place that this browser holds asks for the bar, on every page; for other visitors nothing is loaded or asked. */
export function listenForHeldPlaces(tell: (asked: Event) => void): () => void {
  const ask = (event: Event) => {
    if (hasSavedHolds()) tell(event);
  };
  ask(new Event(holdsChangedEvent));
  addEventListener(holdsChangedEvent, ask);
  return () => removeEventListener(holdsChangedEvent, ask);
}
