import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

const findTaughtClass: PreparedStatement = {
  name: 'teaches_class',
  text: `SELECT 1 FROM classes c JOIN instructors i ON i.branch_id = c.branch_id AND i.id = c.instructor_id
    WHERE c.branch_id = $1 AND c.id = $2::uuid AND i.user_id = $3`,
};

export async function isClassInstructor(
  db: QueryExecutor,
  { branchId, classId, userId }: { branchId: string; classId: string; userId: string },
): Promise<boolean> {
  return (await db.run(findTaughtClass, [branchId, classId, userId])).length > 0;
}
