import { heldChange, remembersHolds } from '../../lib/remembers-holds.ts';

/** A place that this browser holds asks for the bar, on every page; for other visitors nothing is loaded or asked. */
export function askForHeld(tell: (asked: Event) => void): () => void {
  const come = new AbortController();
  const ask = (event: Event) => {
    if (come.signal.aborted || !remembersHolds()) return;
    come.abort();
    tell(event);
  };
  addEventListener(heldChange, ask, { signal: come.signal });
  ask(new Event(heldChange));
  return () => come.abort();
}
