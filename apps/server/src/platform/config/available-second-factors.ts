import type { PublicConfig } from '@studio/contracts/public-config';
import type { Config } from './config.ts';

/**
 * Returns the second factors that members may turn on. A user pool at Cognito decides that itself, so all are listed.
 */
export function getAvailableSecondFactors({
  mode,
  userPool,
  sms,
}: Pick<Config, 'mode' | 'userPool' | 'sms'>): PublicConfig['identity']['secondFactors'] {
  if (!userPool.own) return ['TOTP', 'EMAIL', 'SMS'];
  if (userPool.mfa === 'off') return [];
  // In demo mode the sandbox receives the text messages.
  return mode === 'demo' || sms ? ['TOTP', 'EMAIL', 'SMS'] : ['TOTP', 'EMAIL'];
}
