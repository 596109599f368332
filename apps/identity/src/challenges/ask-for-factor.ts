import type { Pool } from '../pool.ts';
import type { SecondFactor } from '../users/tables.ts';
import type { User } from '../users/users.ts';
import type { AuthAnswer, Parameters } from './challenge.ts';
import { askForCodeByMail } from './second-code-by-mail.ts';
import { askForCodeBySms } from './sms-mfa.ts';
import { askForCodeOfApp } from './software-token-mfa.ts';

/** Asks for one second factor of an account. @throws LimitExceededException when too many codes were sent */
export function askForFactor(
  pool: Pool,
  factor: SecondFactor,
  user: User,
  given: Parameters,
): Promise<AuthAnswer> {
  if (factor === 'SMS_MFA') return askForCodeBySms(pool, user, given);
  return factor === 'EMAIL_OTP' ? askForCodeByMail(pool, user, given) : askForCodeOfApp(pool, user, given);
}
