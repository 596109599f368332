import { maxUsedExamples } from '@studio/domain/conversations/reply-outcome';
import { and, desc, eq } from 'drizzle-orm';
import type { SavedExample } from '../../integrations/assistant/port.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import { assistantExamples } from './tables.ts';

export type ExampleRow = typeof assistantExamples.$inferSelect;

/** Returns the examples that the assistant uses, newest first. */
export function listNewestExamples(db: QueryExecutor, branchId: string): Promise<SavedExample[]> {
  const { topicId, text, createdAt, id } = assistantExamples;
  return db.orm
    .select({ topicId, text })
    .from(assistantExamples)
    .where(eq(assistantExamples.branchId, branchId))
    .orderBy(desc(createdAt), desc(id))
    .limit(maxUsedExamples);
}

export async function findExampleByText(
  db: QueryExecutor,
  branchId: string,
  text: string,
): Promise<ExampleRow | null> {
  const isText = and(eq(assistantExamples.branchId, branchId), eq(assistantExamples.text, text));
  const [row] = await db.orm.select().from(assistantExamples).where(isText);
  return row ?? null;
}

const upsert: PreparedStatement = {
  name: 'file_assistant_example',
  text: `INSERT INTO assistant_examples (branch_id, id, topic_id, text, created_by, created_at)
    VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (branch_id, text)
    DO UPDATE SET topic_id = excluded.topic_id, created_by = excluded.created_by, created_at = excluded.created_at
    RETURNING id`,
};

/** Inserts an example, or moves the one with the same text to the new topic. Returns its id. */
export async function upsertExample(tx: QueryExecutor, example: ExampleRow): Promise<string> {
  const { branchId, id, topicId, text, createdBy, createdAt } = example;
  const [row] = await tx.run<{ id: string }>(upsert, [branchId, id, topicId, text, createdBy, createdAt]);
  if (!row) throw new Error('The example was not stored.');
  return row.id;
}

const remove: PreparedStatement = {
  name: 'remove_assistant_example',
  text: 'DELETE FROM assistant_examples WHERE branch_id = $1 AND id = $2 RETURNING topic_id AS "topicId"',
};

/** Deletes an example. Returns its topic; null if it's gone already. */
export async function deleteExample(tx: QueryExecutor, branchId: string, id: string): Promise<string | null> {
  const [row] = await tx.run<{ topicId: string }>(remove, [branchId, id]);
  return row?.topicId ?? null;
}
