import { useCallback, useEffect, useState } from 'react';

/** A connection that has not answered by then is none, in milliseconds. */
const patienceMs = 8000;

export interface Connection {
  state: 'lost' | 'trying' | 'back';
  /** When it was last tried in vain by hand. */
  triedAt: Date | null;
  /** Tries to reach the site; true when it answers. */
  tryAgain: () => Promise<boolean>;
}

/**
 * Whether the site can be reached. Asked anew when the device says that it is connected, which by itself proves
 * little: the network may lead nowhere.
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
