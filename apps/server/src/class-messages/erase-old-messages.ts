import type { RetentionCutoffs } from '@studio/domain/privacy/retention-cutoffs';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

const eraseTexts: PreparedStatement = {
  name: 'erase_old_class_messages',
  text: `UPDATE class_messages SET subject = '', text = '' WHERE sent_at < $1 AND text <> ''`,
};

/** Erases the texts of messages that are older than the retention period, because they may name a client. */
export async function eraseOldClassMessages(db: QueryExecutor, { enquiry }: RetentionCutoffs): Promise<void> {
  await db.run(eraseTexts, [enquiry]);
}
