import { eq } from 'drizzle-orm';
import type { Pool } from '../pool.ts';
import { users } from '../users/tables.ts';
import type { User } from '../users/users.ts';
import { isRevoked } from './sign-out.ts';
import { signIns } from './tables.ts';

/** Returns the user of an active sign-in, or the reason why it has ended. */
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
