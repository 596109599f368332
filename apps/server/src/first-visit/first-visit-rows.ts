import type { HealthAnswers } from '@studio/domain/first-visit/health-answers';
import type { firstVisits, healthAnswers } from './tables.ts';

export type WaiverRow = typeof firstVisits.$inferSelect;
export type HealthAnswersRow = typeof healthAnswers.$inferSelect;

/**
 * Accepted waiver with the current health answers. `healthEnded`: how the consent to store health answers ended; null
 * if it hasn't.
 */
export interface FirstVisitRow
  extends Pick<WaiverRow, 'memberId' | 'bookingId' | 'waiverVersion' | 'answeredAt' | 'onPaper'> {
  health: HealthAnswers | null;
  healthEnded: 'withdrawn' | 'expired' | null;
}

/** Person identified by the hash of their email address, and a member also by account. */
export interface Visitor {
  branchId: string;
  personHash: string;
  memberId: string | null;
}

/** Waiver to store: from a member, from a booking, or from neither when a guest signed on paper. */
export type NewWaiverRow = typeof firstVisits.$inferInsert;

/** Health answers to store, with their consent. */
export interface ConsentedHealthAnswers extends HealthAnswers {
  consentVersion: string;
  consentText: string;
}
