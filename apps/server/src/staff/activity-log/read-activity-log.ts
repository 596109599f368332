import type {
  ActivityLogEntry,
  ActivityLogSubject,
  GetActivityLogResponse,
} from '@studio/contracts/staff-activity-log';
import type { LocalDate } from '@studio/domain/time/local-date';
import type { PreparedStatement } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { coverFoundReason } from '../trainer/cover-request-store.ts';
import { findRecordNames } from './find-record-names.ts';

const pageSize = 50;

export interface ActivityLogInput {
  branchId: string;
  /** Author of the changes: user id of one team member, 'team' for all of them, or 'everyone' to add clients and jobs. */
  by: string;
  subject?: ActivityLogSubject | undefined;
  subjectId?: string | undefined;
  from?: LocalDate | undefined;
  to?: LocalDate | undefined;
  cursor?: number | undefined;
}

interface LogRow {
  id: string | number;
  at: Date;
  actor: string;
  subject: ActivityLogSubject;
  subjectId: string;
  action: string;
  reason: string;
  detail: Record<string, unknown> | null;
  name: string | null;
}

const filters = `a.branch_id = $1
      AND ($2::text IS NULL OR a.subject = $2) AND ($3::text IS NULL OR a.subject_id = $3)
      AND ($4::date IS NULL OR a.at >= $4::date::timestamp AT TIME ZONE 'Europe/London')
      AND ($5::date IS NULL OR a.at < ($5::date + 1)::timestamp AT TIME ZONE 'Europe/London')
      AND ($6::bigint IS NULL OR a.id < $6)`;

const entriesWhere = (name: string, condition: string): PreparedStatement => ({
  name,
  text: `SELECT a.id, a.at, a.actor, a.subject, a.subject_id AS "subjectId", a.action, a.reason, a.detail,
      nullif(trim(coalesce(m.first_name, '') || ' ' || coalesce(m.last_name, '')), '') AS name
    FROM (SELECT * FROM audit a WHERE ${filters} AND ${condition} ORDER BY a.id DESC LIMIT ${pageSize + 1}) a
    LEFT JOIN members m ON m.user_id = split_part(a.actor, ':', 2)
    ORDER BY a.id DESC`,
});

/** A separate statement per filter, so that each uses its own index. */
const statements = {
  team: entriesWhere('activity_log_of_team', `a.actor LIKE 'staff:%'`),
  everyone: entriesWhere('activity_log_of_everyone', 'true'),
  one: entriesWhere('activity_log_of_one_member', `a.actor = $7`),
} as const;

const logActors: PreparedStatement = {
  name: 'activity_log_team_members',
  text: `WITH RECURSIVE actors AS (
      (SELECT actor FROM audit WHERE branch_id = $1 AND actor > 'staff:' ORDER BY actor LIMIT 1)
      UNION ALL
      SELECT (SELECT actor FROM audit WHERE branch_id = $1 AND actor > actors.actor ORDER BY actor LIMIT 1)
      FROM actors WHERE actors.actor IS NOT NULL
    )
    SELECT split_part(actor, ':', 2) AS "userId",
      coalesce(nullif(trim(coalesce(m.first_name, '') || ' ' || coalesce(m.last_name, '')), ''), m.email, 'A team member') AS name
    FROM actors LEFT JOIN members m ON m.user_id = split_part(actor, ':', 2)
    WHERE actor LIKE 'staff:%' ORDER BY name`,
};

/** Returns a page of the audit log, newest first, and the team members with at least one entry. */
export async function readActivityLog(
  { database }: Services,
  input: ActivityLogInput,
): Promise<Omit<GetActivityLogResponse, 'ok'>> {
  const { branchId, by, subject = null, subjectId = null, from = null, to = null, cursor = null } = input;
  const values = [branchId, subject, subjectId, from, to, cursor];
  const rows =
    by === 'team' || by === 'everyone'
      ? await database.run<LogRow>(statements[by], values)
      : await database.run<LogRow>(statements.one, [...values, `staff:${by}`]);
  const page = rows.slice(0, pageSize).map(withInstructorInDetails);
  const names = await findRecordNames(database, branchId, page);
  const entries = page.map((row) => ({
    ...toEntryDto(row),
    subjectName: names.subjectName(row),
    names: names.mentioned(row),
  }));
  const team = await database.run<{ userId: string; name: string }>(logActors, [branchId]);
  return { entries, cursor: rows.length > pageSize ? (entries.at(-1)?.id ?? null) : null, team };
}

/**
 * Older entries about found cover have the instructor's id in their reason. Moves the id to the details, so that the
 * log shows the instructor's name.
 */
function withInstructorInDetails(row: LogRow): LogRow {
  const instructorId = row.subject === 'cover' && /^taught by (\S+)$/.exec(row.reason)?.[1];
  return instructorId ? { ...row, reason: coverFoundReason, detail: { ...row.detail, instructorId } } : row;
}

function toEntryDto({
  id,
  at,
  actor,
  name,
  ...entry
}: LogRow): Omit<ActivityLogEntry, 'subjectName' | 'names'> {
  return { ...entry, id: Number(id), at: at.toISOString(), by: { kind: kindOf(actor), name } };
}

function kindOf(actor: string): ActivityLogEntry['by']['kind'] {
  if (actor.startsWith('staff:')) return 'team';
  if (actor.startsWith('member:')) return 'member';
  if (actor === 'provider' || actor === 'system') return actor;
  return 'visitor';
}
