import { useEffect, useState } from 'react';

export interface Reachability {
  /** The last request succeeded, and the device is online. */
  reachable: boolean;
  setReachable: (reachable: boolean) => void;
}

/** Tracks whether the server is reachable. `onBack` runs when the device comes back online. */
export function useReachability(onBack: () => void): Reachability {
  const [reachable, setReachable] = useState(true);
  useEffect(() => {
    const lost = () => setReachable(false);
    if (!navigator.onLine) lost();
    addEventListener('offline', lost);
    return () => removeEventListener('offline', lost);
  }, []);
  useEffect(() => {
    addEventListener('online', onBack);
    return () => removeEventListener('online', onBack);
  }, [onBack]);
  return { reachable, setReachable };
}
