import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Asks with the browser's own questions before the user leaves a page with unsaved changes. */
export function useUnsavedChanges(isChanged: boolean): void {
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      currentLocation.pathname !== nextLocation.pathname &&
      // The browser's question, because the navigation waits for the answer.
      !window.confirm('Discard changes? You haven’t saved them.'),
  );
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
}
