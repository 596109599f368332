import { isInOneOf } from '@studio/domain/people/groups';
import { listInstructors } from '../../catalogue/store.ts';
import type { Principal } from '../../platform/access-token.ts';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';
import { type ClassRow, findClass } from '../../timetable/store.ts';

/** An instructor, as the tools of trainers are opened for them. */
export interface ToolsOf {
  id: string;
  name: string;
  teaches: string[];
}

/** Whose tools a call opens, and whose it could. */
export interface OpenedTools {
  instructor: ToolsOf;
  /** Empty for everybody but an ADMIN. */
  choices: ToolsOf[];
}

/**
 * Whose tools a call opens: a trainer's are their own, whatever they name; an ADMIN names an instructor, else it is the one
 * they are, or the first. Refuses with not_found.
 */
export async function toolsOf(
  { database }: Services,
  { branchId, instructorId }: { branchId: string; instructorId?: string | undefined },
  principal: Principal | null,
): Promise<OpenedTools> {
  const all = await listInstructors(database, branchId);
  const own = all.find(({ userId }) => userId !== null && userId === principal?.userId);
  const isAdmin = principal !== null && isInOneOf(principal.groups, ['ADMIN']);
  const named = isAdmin && instructorId ? all.find(({ id }) => id === instructorId) : own;
  const instructor = named ?? (isAdmin && !instructorId ? all[0] : undefined);
  if (!instructor) throw new Refused('not_found', 'Your account belongs to no instructor yet.');
  return { instructor, choices: isAdmin ? all : [] };
}

/** A class that a trainer teaches, or for an ADMIN any class. Another's is not there: not_found. */
export async function taughtClass(
  services: Services,
  { branchId, classId }: { branchId: string; classId: string },
  principal: Principal | null,
): Promise<ClassRow> {
  const klass = await findClass(services.database, branchId, classId, services.clock.now());
  if (!klass || !principal) throw new Refused('not_found');
  if (isInOneOf(principal.groups, ['ADMIN'])) return klass;
  const { instructor } = await toolsOf(services, { branchId }, principal);
  if (klass.instructorId !== instructor.id) throw new Refused('not_found');
  return klass;
}
