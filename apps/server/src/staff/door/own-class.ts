import type { Principal } from '../../platform/access-token.ts';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';
import { type ClassRow, findClass } from '../../timetable/store.ts';
import { classesOf } from '../own-classes.ts';

/** A class that somebody of the team works with. For a trainer another's is not there: not_found. */
export async function ownClass(
  { database, clock }: Services,
  branchId: string,
  classId: string,
  principal: Principal | null,
): Promise<ClassRow> {
  const klass = await findClass(database, branchId, classId, clock.now());
  const whose = await classesOf(database, branchId, principal);
  if (!klass || (whose !== 'all' && klass.instructorId !== whose)) throw new Refused('not_found');
  return klass;
}
