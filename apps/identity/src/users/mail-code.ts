import type { Queries } from '../database.ts';
import { decoyMail } from '../mails/decoy-mail.ts';
import { enqueueMail } from '../mails/enqueue-mail.ts';
import type { Pool } from '../pool.ts';
import { greetingName } from './attributes.ts';
import { type CodeOwner, codeMinutes, issueCode } from './codes.ts';
import { nobody } from './nobody.ts';
import type { MailedPurpose } from './tables.ts';
import type { User } from './users.ts';

/**
 * Makes a code for an account and mails it, to the account's address unless another is given. For null the same is
 * done about an address that nobody has, and no mail goes out.
 */
export async function mailCode(
  pool: Pool,
  tx: Queries,
  purpose: MailedPurpose,
  user: Pick<User, 'sub' | 'attributes'> | null,
  email: string,
): Promise<void> {
  const owner: CodeOwner = user ? { sub: user.sub, email } : nobody(pool, email);
  const code = await issueCode(pool, tx, owner, purpose);
  const firstName = greetingName(user?.attributes ?? {});
  const write = user ? enqueueMail : decoyMail;
  await write(pool, tx, { kind: purpose, to: owner.email, firstName, code, minutes: codeMinutes });
}

/** How a code was sent, as the wire says it; the address is told only as far as its owner recognises it. */
export interface CodeDelivery {
  Destination: string;
  DeliveryMedium: 'EMAIL' | 'SMS';
  AttributeName: 'email' | 'phone_number';
}

export function codeDelivery(email: string): CodeDelivery {
  const [name = '', host = ''] = email.split('@');
  const masked = `${[...name][0] ?? ''}***@${[...host][0] ?? ''}***`;
  return { Destination: masked, DeliveryMedium: 'EMAIL', AttributeName: 'email' };
}
