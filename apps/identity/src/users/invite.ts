import { eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { enqueueMail } from '../mails/enqueue-mail.ts';
import type { Pool } from '../pool.ts';
import { greetingName } from './attributes.ts';
import { setPassword } from './set-password.ts';
import { users } from './tables.ts';
import { temporaryPasswordDays } from './temporary-password.ts';
import type { User } from './users.ts';

/** Gives an account a password to be changed at the first sign-in, good for 7 days. */
export async function setTemporaryPassword(
  pool: Pool,
  tx: Queries,
  sub: string,
  password: string,
): Promise<void> {
  await setPassword(pool, tx, sub, password);
  await tx
    .update(users)
    .set({ status: 'FORCE_CHANGE_PASSWORD', temporaryPasswordAt: pool.now() })
    .where(eq(users.sub, sub));
}

/** Writes to somebody that they have an account, with the password to begin with. */
export async function mailInvitation(
  pool: Pool,
  tx: Queries,
  { email, attributes }: Pick<User, 'email' | 'attributes'>,
  temporaryPassword: string,
): Promise<void> {
  await enqueueMail(pool, tx, {
    kind: 'invitation',
    to: email,
    firstName: greetingName(attributes),
    temporaryPassword,
    days: temporaryPasswordDays,
  });
}
