import type { Pool } from '../pool.ts';
import type { SecondFactor } from '../users/tables.ts';
import type { User } from '../users/users.ts';
import type { AuthResponse, ParameterMap } from './challenge.ts';
import { askForSecondFactorEmailCode } from './second-factor-email-code.ts';
import { askForSecondFactorSmsCode } from './sms-mfa.ts';
import { askForAuthenticatorCode } from './software-token-mfa.ts';

/** Asks for the given second factor. @throws LimitExceededException after too many codes */
export function askForChosenSecondFactor(
  pool: Pool,
  factor: SecondFactor,
  user: User,
  parameters: ParameterMap,
): Promise<AuthResponse> {
  if (factor === 'SMS_MFA') return askForSecondFactorSmsCode(pool, user, parameters);
  return factor === 'EMAIL_OTP'
    ? askForSecondFactorEmailCode(pool, user, parameters)
    : askForAuthenticatorCode(pool, user, parameters);
}
