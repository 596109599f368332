import type { HealthAnswers } from '@studio/domain/first-visit/health-answers';
import type { firstVisits, healthAnswers } from './tables.ts';

export type WaiverRow = typeof firstVisits.$inferSelect;
export type HealthAnswersRow = typeof healthAnswers.$inferSelect;

/** An accepted waiver, with the health answers that stand and how the consent to them ended, if it did. */
export interface FirstVisitRow
  extends Pick<WaiverRow, 'memberId' | 'bookingId' | 'waiverVersion' | 'answeredAt' | 'onPaper'> {
  health: HealthAnswers | null;
  healthEnded: 'withdrawn' | 'expired' | null;
}

/** Somebody, as a guest by their address, as a member also by their account. */
export interface Visitor {
  branchId: string;
  personHash: string;
  memberId: string | null;
}

/** A waiver to store: by a member, by a booking, or by neither when the front desk took a paper of a guest. */
export type NewWaiverRow = typeof firstVisits.$inferInsert;

/** Health answers to store, with the consent under which they were given. */
export interface ConsentedHealthAnswers extends HealthAnswers {
  consentVersion: string;
  consentWords: string;
}
