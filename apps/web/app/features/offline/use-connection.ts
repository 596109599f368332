import { useCallback, useEffect, useState } from 'react';

/** Timeout of a connection check, in milliseconds. */
const patienceMs = 8000;

export interface Connection {
  state: 'lost' | 'trying' | 'back';
  /** When the last manual retry failed. */
  triedAt: Date | null;
  /** Retries; resolves to true if the site responds. */
  tryAgain: () => Promise<boolean>;
}

/**
 * Tracks whether the site can be reached. Checks with a request when the device reports that it's online, because its
 * network may have no internet access.
 */
export function useConnection(): Connection {
  const [state, setState] = useState<Connection['state']>('lost');
  const [triedAt, setTriedAt] = useState<Date | null>(null);

  useEffect(() => {
    const lost = () => setState('lost');
    const look = async () => setState((await siteAnswers()) ? 'back' : 'lost');
    if (navigator.onLine) void look();
    addEventListener('online', look);
    addEventListener('offline', lost);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', lost);
    };
  }, []);

  const tryAgain = useCallback(async () => {
    setState('trying');
    const answers = await siteAnswers();
    setState(answers ? 'back' : 'lost');
    setTriedAt(answers ? null : new Date());
    return answers;
  }, []);
  return { state, triedAt, tryAgain };
}

async function siteAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal });
    return answer.ok;
  } catch {
    return false;
  }
}
