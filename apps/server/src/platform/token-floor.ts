import type { Principal } from './access-token.ts';
import type { Queries, Statement } from './database.ts';
import { tokenRefused } from './refused.ts';

const raiseFloor: Statement = {
  name: 'raise_token_floor',
  text: `INSERT INTO token_floors (user_id, issued_from) VALUES ($1, date_trunc('second', $2::timestamptz))
    ON CONFLICT (user_id) DO UPDATE SET issued_from = GREATEST(token_floors.issued_from, EXCLUDED.issued_from)`,
};

const readFloor: Statement = {
  name: 'read_token_floor',
  text: 'SELECT issued_from AS "issuedFrom" FROM token_floors WHERE user_id = $1',
};

/** From now on only tokens that are issued later open the team's calls to somebody: what they may do has changed. */
export async function renewTokensOf(tx: Queries, userId: string, now: Date): Promise<void> {
  await tx.run(raiseFloor, [userId, now]);
}

/** Refuses a token that was issued before its owner's role changed; browsers fetch a new one, and ask again. */
export async function refuseOldToken(db: Queries, { userId, issuedAt }: Principal): Promise<void> {
  const [floor] = await db.run<{ issuedFrom: Date }>(readFloor, [userId]);
  if (floor && issuedAt < floor.issuedFrom)
    throw tokenRefused('What you may do here has changed. Please try again.');
}
