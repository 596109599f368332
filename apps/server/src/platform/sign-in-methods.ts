import type { PublicConfig } from '@studio/contracts/public-config';
import type { Config } from './config.ts';

/** Where the demo's stand-ins for providers are mounted. */
const standIns = '/sandbox/accounts';

/**
 * How people log in without a password of their own: by the providers that are set up, through the hosted pages; in demo mode
 * stand-ins make members of our own pool in the place of those that are not.
 */
export function listSignInMethods({
  mode,
  userPool,
  hosted,
}: Pick<Config, 'mode' | 'userPool' | 'hosted'>): Pick<PublicConfig, 'socialProviders' | 'demoLogin'> {
  const real = hosted.domain ? hosted.providerNames.map((name) => ({ name, address: null })) : [];
  if (mode !== 'demo' || !userPool.own) return { socialProviders: real, demoLogin: null };
  const others = ['Google', 'Facebook', 'Apple'].filter((name) => !hosted.providerNames.includes(name));
  return {
    socialProviders: [
      ...real,
      ...others.map((name) => ({ name, address: `${standIns}/${name.toLowerCase()}` })),
    ],
    demoLogin: `${standIns}/member`,
  };
}
