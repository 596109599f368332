import type { GetPersonResponse } from '@studio/contracts/staff-people';
import { areAnswersDue, waiverVersion } from '@studio/domain/first-visit/health-answers';
import { findFirstVisitAnswers, saveMemberAnswers, saveUnverifiedAnswers } from '../../first-visit/store.ts';
import type { PersonRow } from '../../people/find-person.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import { hashPerson } from '../../platform/hash-person.ts';
import type { Services } from '../../platform/services.ts';
import { requirePerson } from './save-person.ts';

/**
 * Returns the state of a person's waiver, such as when they accepted it online or signed it on paper. Never returns the
 * health answers.
 */
export async function loadWaiverState(
  db: QueryExecutor,
  { keys }: Pick<Services, 'keys'>,
  { branchId, email, memberId }: PersonRow,
): Promise<GetPersonResponse['waiver']> {
  if (!email) return { answeredOn: null, onPaper: false, hasAnswers: false, hasAddress: false };
  const answers = await findFirstVisitAnswers(db, {
    branchId,
    personHash: hashPerson(keys, email),
    memberId,
  });
  const validAnswers = answers && !areAnswersDue(answers) ? answers : null;
  return {
    answeredOn: validAnswers?.answeredAt.toISOString() ?? null,
    onPaper: validAnswers?.onPaper ?? false,
    hasAnswers: answers !== null,
    hasAddress: true,
  };
}

/** Records that the front desk has a signed paper waiver. Throws AppError not_found and not_changeable. */
export async function recordPaperWaiver(
  services: Services,
  { branchId, personId }: { branchId: string; personId: string },
  actor: Actor,
): Promise<void> {
  const { database, keys, clock } = services;
  const person = await requirePerson(database, branchId, personId);
  const { email, memberId } = person;
  if (!email) throw new AppError('not_changeable', 'Add the client’s email address first.');
  const hash = hashPerson(keys, email);
  await database.transaction(async (tx) => {
    if ((await loadWaiverState(tx, services, person)).answeredOn)
      throw new AppError('not_changeable', 'This client has already completed the waiver.');
    const now = clock.now();
    const visitor = { branchId, personHash: hash, memberId };
    const row = { ...visitor, waiverVersion, answeredAt: now, onPaper: true };
    await (memberId
      ? saveMemberAnswers(tx, row, null)
      : saveUnverifiedAnswers(tx, row, { visitor, answers: null }));
    const entry = { branchId, at: now, actor, subject: 'person', subjectId: person.id } as const;
    await writeAudit(tx, [{ ...entry, action: 'PAPER_WAIVER_RECORDED', reason: 'signed at the front desk' }]);
  });
}
