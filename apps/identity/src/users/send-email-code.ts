import type { QueryExecutor } from '../database.ts';
import { enqueueDecoyMessage } from '../messages/enqueue-decoy-message.ts';
import { enqueueEmail } from '../messages/enqueue-message.ts';
import type { Pool } from '../pool.ts';
import { getGreetingName } from './attributes.ts';
import { type CodeOwner, codeLifetimeMinutes, issueCode } from './codes.ts';
import { createDecoyUser } from './decoy-user.ts';
import type { EmailCodePurpose } from './tables.ts';
import type { User } from './users.ts';

/**
 * Creates a code for an account and sends it to the email address. When `user` is null, does as much work for a decoy
 * and sends nothing.
 */
export async function sendEmailCode(
  pool: Pool,
  tx: QueryExecutor,
  purpose: EmailCodePurpose,
  user: Pick<User, 'sub' | 'attributes'> | null,
  email: string,
): Promise<void> {
  const owner: CodeOwner = user ? { sub: user.sub, email } : createDecoyUser(pool, email);
  const code = await issueCode(pool, tx, owner, purpose);
  const firstName = getGreetingName(user?.attributes ?? {});
  const write = user ? enqueueEmail : enqueueDecoyMessage;
  await write(pool, tx, { kind: purpose, to: owner.email, firstName, code, minutes: codeLifetimeMinutes });
}

/** Delivery details of a code, with a masked email address or phone number that only its owner recognises. */
export interface CodeDelivery {
  Destination: string;
  DeliveryMedium: 'EMAIL' | 'SMS';
  AttributeName: 'email' | 'phone_number';
}

export function toEmailDelivery(email: string): CodeDelivery {
  const [name = '', host = ''] = email.split('@');
  const masked = `${[...name][0] ?? ''}***@${[...host][0] ?? ''}***`;
  return { Destination: masked, DeliveryMedium: 'EMAIL', AttributeName: 'email' };
}
