import type { PublicConfig } from '@studio/contracts/public-config';
import type { Config } from './config.ts';

/** What members may turn on to be asked for after their password. What a pool at Cognito allows, it says itself. */
export function getAvailableSecondFactors({
  mode,
  userPool,
  sms,
}: Pick<Config, 'mode' | 'userPool' | 'sms'>): PublicConfig['identity']['secondFactors'] {
  if (!userPool.own) return ['TOTP', 'EMAIL', 'SMS'];
  if (userPool.mfa === 'off') return [];
  // In demo mode the sandbox takes the texts.
  return mode === 'demo' || sms ? ['TOTP', 'EMAIL', 'SMS'] : ['TOTP', 'EMAIL'];
}
