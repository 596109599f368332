import { eq } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import { enqueueEmail } from '../messages/enqueue-message.ts';
import type { Pool } from '../pool.ts';
import { getGreetingName } from './attributes.ts';
import { setPassword } from './set-password.ts';
import { users } from './tables.ts';
import { temporaryPasswordDays } from './temporary-password.ts';
import type { User } from './users.ts';

/** Sets a temporary password, valid for 7 days, which the user changes at the next sign-in. */
export async function setTemporaryPassword(
  pool: Pool,
  tx: QueryExecutor,
  sub: string,
  password: string,
): Promise<void> {
  await setPassword(pool, tx, sub, password);
  await tx
    .update(users)
    .set({ status: 'FORCE_CHANGE_PASSWORD', temporaryPasswordAt: pool.now() })
    .where(eq(users.sub, sub));
}

/** Name of the person who invites, and the group that the user joins. */
export interface InvitationMetadata {
  inviter?: string | undefined;
  group?: string | undefined;
}

/** Emails a new user their temporary password, with the invitation's metadata. */
export async function emailInvitation(
  pool: Pool,
  tx: QueryExecutor,
  { email, attributes }: Pick<User, 'email' | 'attributes'>,
  temporaryPassword: string,
  { inviter, group }: InvitationMetadata,
): Promise<void> {
  await enqueueEmail(pool, tx, {
    kind: 'invitation',
    to: email,
    firstName: getGreetingName(attributes),
    temporaryPassword,
    days: temporaryPasswordDays,
    inviter: inviter ?? null,
    group: group ?? null,
  });
}
