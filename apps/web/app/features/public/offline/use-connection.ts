import { useCallback, useEffect, useState } from 'react';

/** Timeout of a connection check, in milliseconds. */
const timeoutMs = 8000;

export interface Connection {
  state: 'lost' | 'trying' | 'back';
  /** Time of the last failed manual retry; null if there was none. */
  triedAt: Date | null;
  /** Checks the connection again. Resolves to true if the site responds. */
  retry: () => Promise<boolean>;
}

/**
 * Tracks whether the site can be reached. If the device reports that it is online, checks this with a request,
 * because the device's network may have no internet access.
 */
export function useConnection(): Connection {
  const [state, setState] = useState<Connection['state']>('lost');
  const [triedAt, setTriedAt] = useState<Date | null>(null);

  useEffect(() => {
    const markLost = () => setState('lost');
    const check = async () => setState((await isSiteReachable()) ? 'back' : 'lost');
    if (navigator.onLine) void check();
    addEventListener('online', check);
    addEventListener('offline', markLost);
    return () => {
      removeEventListener('online', check);
      removeEventListener('offline', markLost);
    };
  }, []);

  const retry = useCallback(async () => {
    setState('trying');
    const isReachable = await isSiteReachable();
    setState(isReachable ? 'back' : 'lost');
    setTriedAt(isReachable ? null : new Date());
    return isReachable;
  }, []);
  return { state, triedAt, retry };
}

async function isSiteReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal });
    return response.ok;
  } catch {
    return false;
  }
}
