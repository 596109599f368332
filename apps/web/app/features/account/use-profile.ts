import { useEffect, useState } from 'react';
import { fetchProfile } from '../../lib/session/account.ts';
import type { Profile } from '../../lib/session/account-types.ts';

export type ProfileQuery = { at: 'loading' } | { at: 'failed' } | { at: 'loaded'; profile: Profile };

/** What the account says of itself, as the service has it now: asked once in the life of a component. */
export function useProfile(): ProfileQuery {
  const [loaded, setLoaded] = useState<ProfileQuery>({ at: 'loading' });
  useEffect(() => {
    let left = false;
    const show = (now: ProfileQuery) => {
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
