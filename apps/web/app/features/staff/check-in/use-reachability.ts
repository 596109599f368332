import { useEffect, useState } from 'react';

export interface Reachability {
  /** Whether the last request succeeded and the device is online. */
  reachable: boolean;
  setReachable: (reachable: boolean) => void;
}

/** Tracks whether the server is reachable. `onReconnect` runs when the device comes back online. */
export function useReachability(onReconnect: () => void): Reachability {
  const [reachable, setReachable] = useState(true);
  useEffect(() => {
    const markOffline = () => setReachable(false);
    if (!navigator.onLine) markOffline();
    addEventListener('offline', markOffline);
    return () => removeEventListener('offline', markOffline);
  }, []);
  useEffect(() => {
    addEventListener('online', onReconnect);
    return () => removeEventListener('online', onReconnect);
  }, [onReconnect]);
  return { reachable, setReachable };
}
