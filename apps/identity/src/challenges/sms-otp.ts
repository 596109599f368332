import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { codeMinutes, redeemCode } from '../users/codes.ts';
import { guess, ofCodes, textedCodeOf } from '../users/guesses.ts';
import { nobody } from '../users/nobody.ts';
import { checkNumber, provenPhone, smsDelivery } from '../users/phone.ts';
import { countText } from '../users/rates.ts';
import { textCode } from '../users/text-code.ts';
import { afterCode } from './after-code.ts';
import type { Beginner } from './beginner.ts';
import { type AuthAnswer, ask, challenge } from './challenge.ts';
import { parameter } from './parameter.ts';

const name = 'SMS_OTP';

/** Of a hundred names that nobody has, how many seem to have a number: about as many as of our members. */
export const smsDecoys = 10;

/**
 * Sends a code by text message that begins a sign-in, and asks for it for as long as it is good. Nobody is written to where
 * the name is nobody's, the account is disabled or has no proven number; the answer looks alike.
 * @throws LimitExceededException when too many were sent to the account, to the number, or from the network
 */
export async function askForSmsAtStart(pool: Pool, { user, given, caller }: Beginner): Promise<AuthAnswer> {
  const USERNAME = parameter(given, 'USERNAME');
  const phone = user?.enabled ? provenPhone(pool, user) : null;
  const codeOf = user?.sub ?? nobody(pool, USERNAME).sub;
  await countText(pool, `sms-otp|${codeOf}`, phone, caller);
  await pool.database.transaction((tx) => textCode(pool, tx, 'sms-otp', codeOf, phone));
  const { DeliveryMedium, Destination } = smsDelivery(phone ?? noNumber(pool, codeOf));
  return ask(pool, name, {
    sub: user?.sub ?? null,
    state: { codeOf },
    show: {
      USERNAME,
      CODE_DELIVERY_DELIVERY_MEDIUM: DeliveryMedium,
      CODE_DELIVERY_DESTINATION: Destination,
    },
    minutes: codeMinutes,
  });
}

/** A code by text message in place of the password. A wrong one is a guess; the session stands for the next. */
export const smsOtp = challenge({
  name,
  /** Whose code it is, or whom it stands for. */
  state: z.object({ codeOf: z.string() }),
  async answer(pool, { user, state: { codeOf } }, given) {
    const code = parameter(given, 'SMS_OTP_CODE');
    const redeem = async () => {
      await redeemCode(pool, codeOf, 'sms-otp', code, async (_tx, locked, sentTo) =>
        checkNumber(pool, locked, sentTo),
      );
      return user;
    };
    const proven = await guess(pool, textedCodeOf(codeOf), redeem, ofCodes);
    return afterCode(pool, proven, 'SMS_MFA', given);
  },
});

/** The same two figures each time that somebody asks. */
function noNumber(pool: Pool, codeOf: string): string {
  const hash = Buffer.from(pool.sealing.hash('no-number', codeOf), 'base64url');
  return String(hash.readUInt32BE(0) % 100).padStart(2, '0');
}
