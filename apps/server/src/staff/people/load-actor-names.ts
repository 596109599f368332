import { inArray } from 'drizzle-orm';
import { members } from '../../members/tables.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';

const kindLabels: Record<string, string> = {
  client: 'Visitor',
  provider: 'Payment provider',
  system: 'System',
};

/** Returns a function that names an actor of the audit log, such as "Ada Quill" or "System". */
export async function loadActorNames(
  db: QueryExecutor,
  actors: readonly string[],
): Promise<(actor: string) => string> {
  const ids = [...new Set(actors.flatMap((actor) => actor.split(':')[1] ?? []))];
  const rows =
    ids.length === 0 ? [] : await db.orm.select().from(members).where(inArray(members.userId, ids));
  const names = new Map(
    rows.map(({ userId, firstName, lastName, email }) => [
      userId,
      [firstName, lastName].filter(Boolean).join(' ') || email || '',
    ]),
  );
  return (actor) => {
    const [kind = '', id = ''] = actor.split(':');
    return kindLabels[kind] ?? (names.get(id) || (kind === 'staff' ? 'A team member' : 'Member'));
  };
}
