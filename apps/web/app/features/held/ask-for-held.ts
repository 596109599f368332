import { heldChange, remembersHolds } from '../../lib/remembers-holds.ts';

/** A place that this browser holds asks for the bar, on every page; for other visitors nothing is loaded or asked. */
export function askForHeld(tell: (asked: Event) => void): () => void {
  const ask = (event: Event) => {
    if (remembersHolds()) tell(event);
  };
  ask(new Event(heldChange));
  addEventListener(heldChange, ask);
  return () => removeEventListener(heldChange, ask);
}
