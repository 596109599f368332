import type { PublicConfig } from '@studio/contracts/public-config';
import type { Config } from './config.ts';

/** Where the demo's stand-ins for providers are mounted. */
const standIns = '/sandbox/accounts';

/** How people log in without a password of their own: the demo's stand-ins make members of our own pool, live has none. */
export function waysIn({
  mode,
  userPool,
}: Pick<Config, 'mode' | 'userPool'>): Pick<PublicConfig, 'socialProviders' | 'demoLogin'> {
  if (mode !== 'demo' || !userPool.own) return { socialProviders: [], demoLogin: null };
  return {
    socialProviders: ['Google', 'Facebook', 'Apple'].map((name) => ({
      name,
      address: `${standIns}/${name.toLowerCase()}`,
    })),
    demoLogin: `${standIns}/member`,
  };
}
