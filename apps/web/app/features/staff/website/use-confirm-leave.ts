import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Asks for confirmation with the browser's own dialogs before the user leaves a page with unsaved changes. */
export function useConfirmLeave(isChanged: boolean): void {
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      currentLocation.pathname !== nextLocation.pathname &&
      // The blocker decides synchronously, so it can't wait for a dialog of the page.
      !window.confirm('Discard changes? You haven’t saved them.'),
  );
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
}
