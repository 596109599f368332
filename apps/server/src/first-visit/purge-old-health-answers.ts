import { healthAnswersRetentionMonths } from '@studio/domain/first-visit/health-answers';
import type { Database, PreparedStatement } from '../platform/database/database.ts';

const expire: PreparedStatement = {
  name: 'expire_health_answers',
  text: `UPDATE health_answers SET pregnant = NULL, weeks_pregnant = NULL, injuries = NULL, ended_at = $1, end_reason = 'expired'
    WHERE ended_at IS NULL AND consented_at < $1::timestamptz - make_interval(months => $2::int)`,
};

/** Erases outdated health answers; these people are asked again. Idempotent and safe to run concurrently. */
export async function purgeOldHealthAnswers(database: Database, now: Date): Promise<void> {
  await database.run(expire, [now, healthAnswersRetentionMonths]);
}
