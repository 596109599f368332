import { eq } from 'drizzle-orm';
import type { Pool } from '../pool.ts';
import { users } from '../users/tables.ts';
import type { User } from '../users/users.ts';
import { isRevoked } from './sign-out.ts';
import { signIns } from './tables.ts';

/** Whose sign-in it is, as long as it goes on and the account is open; else what has ended it. */
export async function checkActiveSignIn(
  pool: Pool,
  { sub, originJti }: { sub: string; originJti: string },
): Promise<User | 'gone' | 'ended' | 'disabled'> {
  const [found] = await pool.database
    .select({ user: users, signIn: signIns })
    .from(users)
    .leftJoin(signIns, eq(signIns.originJti, originJti))
    .where(eq(users.sub, sub));
  if (!found) return 'gone';
  if (!found.signIn || isRevoked(found.signIn, found.user)) return 'ended';
  return found.user.enabled ? found.user : 'disabled';
}
