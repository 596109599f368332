import { useEffect, useState } from 'react';
import { fetchProfile } from '../../../lib/session/account.ts';
import type { Profile } from '../../../lib/session/account-types.ts';

export type ProfileQuery = { at: 'loading' } | { at: 'failed' } | { at: 'loaded'; profile: Profile };

/** Loads the profile from the identity service, once per mount. */
export function useProfile(): ProfileQuery {
  const [loaded, setLoaded] = useState<ProfileQuery>({ at: 'loading' });
  useEffect(() => {
    let isCancelled = false;
    const show = (next: ProfileQuery) => {
      if (!isCancelled) setLoaded(next);
    };
    fetchProfile().then(
      (profile) => show({ at: 'loaded', profile }),
      () => show({ at: 'failed' }),
    );
    return () => {
      isCancelled = true;
    };
  }, []);
  return loaded;
}
