import { useEffect, useState } from 'react';
import { fetchProfile } from '../../lib/session/account.ts';
import type { Profile } from '../../lib/session/account-types.ts';

export type LoadedProfile = { at: 'loading' } | { at: 'failed' } | { at: 'loaded'; profile: Profile };

/** What the account says of itself, as the service has it now: asked once in the life of a component. */
export function useProfile(): LoadedProfile {
  const [loaded, setLoaded] = useState<LoadedProfile>({ at: 'loading' });
  useEffect(() => {
    let left = false;
    const show = (now: LoadedProfile) => {
      if (!left) setLoaded(now);
    };
    fetchProfile().then(
      (profile) => show({ at: 'loaded', profile }),
      () => show({ at: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, []);
  return loaded;
}
