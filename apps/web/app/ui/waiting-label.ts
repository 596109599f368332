import { createContext, useContext, useSyncExternalStore } from 'react';

let label: string | null = null;
const listeners = new Set<() => void>();

/** Sets what busy buttons show while their action waits for the user, such as in a dialog above them; null when it runs. */
export function setWaitingLabel(next: string | null): void {
  label = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether buttons belong to what the others wait for, so that they keep their own labels. */
export const IsAwaitedContext = createContext(false);

/** Returns the label that busy buttons show instead of their own; null when their action runs. */
export function useWaitingLabel(): string | null {
  const isAwaited = useContext(IsAwaitedContext);
  const waitingLabel = useSyncExternalStore(
    subscribe,
    () => label,
    () => null,
  );
  return isAwaited ? null : waitingLabel;
}
