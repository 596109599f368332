import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/**
 * Asks before the user leaves a page with unsaved changes: with the browser's question when the page closes, and with
 * a dialog of the caller when the user follows a link.
 */
export function useUnsavedChanges(isChanged: boolean) {
  const blocker = useBlocker(isChanged);
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
  return {
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
