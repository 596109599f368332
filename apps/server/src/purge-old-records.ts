import { getRetentionCutoffs } from '@studio/domain/privacy/retention-cutoffs';
import { eraseIdentitiesOfOldBookings } from './bookings/erase-member.ts';
import { eraseOldClassMessages } from './class-messages/erase-messages.ts';
import { erasePersonalDataOfOldMessages } from './enquiries/erase-sender.ts';
import { purgeOldHealthAnswers } from './first-visit/purge-old-health-answers.ts';
import { erasePersonalDataOfExpiredGiftCards } from './gift-cards/erase-member.ts';
import { eraseIdentitiesOfOldPayments } from './payments/erase-member.ts';
import { getMailboxKey } from './people/person-identity-keys.ts';
import { purgeOldEmailProofs } from './people/proven-emails.ts';
import type { Services } from './platform/services.ts';
import { pseudonymiseOldPromoUses, purgeOldPromoUses } from './promotions/pseudonymise-promo-uses.ts';
import { eraseIdentitiesOfOldPurchases } from './purchases/erase-member.ts';
import { purgeOldOfferHistory } from './purchases/retain-offer-history.ts';
import { erasePersonalDataOfOldTours } from './tours/erase-member.ts';
import { eraseIdentitiesOfOldEntries } from './waiting-list/erase-member.ts';

/**
 * Erases personal data whose retention period has ended, as the privacy page states. Amounts, dates and class places
 * stay for accounting. Idempotent and safe to run concurrently.
 */
export async function purgeOldRecords({
  database,
  clock,
  keys,
}: Pick<Services, 'database' | 'clock' | 'keys'>): Promise<void> {
  const cutoffs = getRetentionCutoffs(clock.now());
  await purgeOldHealthAnswers(database, clock.now());
  await pseudonymiseOldPromoUses(database, (email) => getMailboxKey(keys, email));
  for (const purge of [
    eraseIdentitiesOfOldBookings,
    eraseIdentitiesOfOldPayments,
    eraseIdentitiesOfOldPurchases,
    erasePersonalDataOfExpiredGiftCards,
    erasePersonalDataOfOldTours,
    eraseIdentitiesOfOldEntries,
    erasePersonalDataOfOldMessages,
    eraseOldClassMessages,
    purgeOldEmailProofs,
    purgeOldOfferHistory,
    purgeOldPromoUses,
  ])
    await purge(database, cutoffs);
}
