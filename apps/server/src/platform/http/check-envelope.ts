import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Envelope } from '@studio/contracts/envelope';
import { envelopeToleranceSeconds } from '@studio/contracts/request-limits';
import { toEpochSeconds } from '@studio/domain/time/london';
import { AppError } from '../app-error.ts';

/**
 * Verifies the token of a call's envelope in constant time, and that the caller's clock is at most 5 minutes off
 * (handbook: accounts 1). Throws AppError `forbidden`. For a wrong clock the error contains the server's time, so that
 * the client can correct its clock.
 */
export function checkEnvelope(envelope: Envelope, salt: string, now: Date): void {
  const signed = `${envelope.clientId}:${envelope.sessionId}:${envelope.time}`;
  const expected = createHmac('sha256', salt).update(signed).digest();
  if (!timingSafeEqual(expected, Buffer.from(envelope.token, 'hex'))) throw new AppError('forbidden');
  const serverTime = toEpochSeconds(now);
  if (Math.abs(serverTime - envelope.time) > envelopeToleranceSeconds) {
    throw new AppError(
      'forbidden',
      'Your device’s clock is more than 5 minutes off. Correct the time and try again.',
      {
        serverTime,
      },
    );
  }
}
