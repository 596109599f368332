import type { PublicConfig } from '@studio/contracts/public-config';
import type { Config } from './config.ts';

/** Path of the simulated login providers in demo mode. */
const simulatedProvidersPath = '/sandbox/accounts';

/**
 * Returns the external login providers that the login page offers, through the hosted login pages. In demo mode with the
 * project's own user pool, simulated providers replace those that aren't configured, and `demoLogin` is the path of the
 * demo member's credentials; null otherwise.
 */
export function listLoginProviders({
  mode,
  userPool,
  hostedUi,
}: Pick<Config, 'mode' | 'userPool' | 'hostedUi'>): Pick<PublicConfig, 'socialProviders' | 'demoLogin'> {
  const real = hostedUi.domain ? hostedUi.providerNames.map((name) => ({ name, address: null })) : [];
  if (mode !== 'demo' || !userPool.own) return { socialProviders: real, demoLogin: null };
  const others = ['Google', 'Facebook', 'Apple'].filter((name) => !hostedUi.providerNames.includes(name));
  return {
    socialProviders: [
      ...real,
      ...others.map((name) => ({ name, address: `${simulatedProvidersPath}/${name.toLowerCase()}` })),
    ],
    demoLogin: `${simulatedProvidersPath}/member`,
  };
}
