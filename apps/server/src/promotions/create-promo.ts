import type { PromoScope } from '@studio/domain/promotions/promotion';
import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import { type StaffActor, writeAudit } from '../platform/audit.ts';
import type { Services } from '../platform/services.ts';
import type { PromoCodeRow } from './newsletter-code.ts';
import { promoCodes } from './tables.ts';

/**
 * New promo code of the studio, with either `percent` or `amountPence`. Its first and last day are London days, both
 * inclusive.
 */
export interface NewPromo {
  branchId: string;
  code: string;
  percent: number | null;
  amountPence: number | null;
  appliesTo: PromoScope;
  only: string[];
  from: LocalDate | null;
  to: LocalDate | null;
  usesMax: number | null;
  usesPerPerson: number | null;
}

/**
 * Creates a promo code. Throws AppError bad_request for an existing code, for both or neither of `percent` and
 * `amountPence`, and for a last day before the first.
 */
export async function createPromo(
  services: Services,
  input: NewPromo,
  actor: StaffActor,
): Promise<PromoCodeRow> {
  const { database, clock } = services;
  const { from, to, ...values } = input;
  const { branchId, code, percent, amountPence } = values;
  if ((percent === null) === (amountPence === null))
    throw new AppError('bad_request', 'Enter either a percentage or an amount.', { field: 'percent' });
  if (from && to && to < from)
    throw new AppError('bad_request', 'Choose an end date on or after the start date.', { field: 'to' });
  const now = clock.now();
  return database.transaction(async (tx) => {
    const [made] = await tx.orm
      .insert(promoCodes)
      .values({
        ...values,
        origin: 'studio',
        startsAt: from ? toLondonInstant(from, '00:00') : null,
        endsAt: to ? toLondonInstant(addDays(to, 1), '00:00') : null,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!made)
      throw new AppError('bad_request', 'This promo code already exists. Choose a different one.', {
        field: 'code',
      });
    const detail = { percent, amountPence, appliesTo: made.appliesTo, only: made.only, from, to };
    await writeAudit(tx, [
      {
        branchId,
        at: now,
        actor,
        subject: 'promo-code',
        subjectId: code,
        action: 'CREATED',
        reason: 'promo code created',
        detail,
      },
    ]);
    return made;
  });
}

/** Ends a promo code now. Returns an ended code unchanged. Throws AppError not_found. */
export async function deactivatePromo(
  { database, clock }: Services,
  { branchId, code }: Pick<NewPromo, 'branchId' | 'code'>,
  actor: StaffActor,
): Promise<PromoCodeRow> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const own = and(eq(promoCodes.branchId, branchId), eq(promoCodes.code, code));
    const [deactivated] = await tx.orm
      .update(promoCodes)
      .set({ endsAt: now })
      .where(and(own, or(isNull(promoCodes.endsAt), gt(promoCodes.endsAt, now))))
      .returning();
    if (!deactivated) {
      const [existing] = await tx.orm.select().from(promoCodes).where(own);
      if (!existing) throw new AppError('not_found');
      return existing;
    }
    await writeAudit(tx, [
      {
        branchId,
        at: now,
        actor,
        subject: 'promo-code',
        subjectId: code,
        action: 'ENDED',
        reason: 'deactivated',
      },
    ]);
    return deactivated;
  });
}
