import { createContext, useContext, useSyncExternalStore } from 'react';

let label: string | null = null;
const listeners = new Set<() => void>();

/**
 * Sets the label that busy buttons show while their action waits for the user, such as for a login in a dialog; null
 * when no action waits.
 */
export function setBusyLabelOverride(next: string | null): void {
  label = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether buttons are part of the dialog for which the other buttons wait. If so, they keep their own labels. */
export const KeepOwnLabelContext = createContext(false);

/** Returns the label that busy buttons show instead of their own; null when no action waits for the user. */
export function useBusyLabelOverride(): string | null {
  const isAwaited = useContext(KeepOwnLabelContext);
  const waitingLabel = useSyncExternalStore(
    subscribe,
    () => label,
    () => null,
  );
  return isAwaited ? null : waitingLabel;
}
