import { retentionCutoffs } from '@studio/domain/privacy/retention-cutoffs';
import { forgetOldBookings } from './bookings/forget-member.ts';
import { forgetOldMessages } from './enquiries/forget-sender.ts';
import { forgetOldHealthAnswers } from './first-visit/forget-old-answers.ts';
import { forgetOldGifts } from './gift-cards/forget-member.ts';
import { forgetOldPayers } from './payments/forget-member.ts';
import { mailboxHolder } from './people/offer-holders.ts';
import { forgetOldEmailProofs } from './people/proven-emails.ts';
import type { Services } from './platform/services.ts';
import { forgetOldUses, replaceOldAddresses } from './promotions/forget-member.ts';
import { forgetOldBuyers } from './purchases/forget-member.ts';
import { forgetOldOffers } from './purchases/remember-offers.ts';
import { forgetOldTours } from './tours/forget-member.ts';
import { forgetOldWaiting } from './waiting-list/forget-member.ts';

/**
 * Erases personal data whose retention period is over, as the privacy page states it. Amounts, dates and places stay for
 * the books. Safe to run anywhere, any time.
 */
export async function forgetOldRecords({
  database,
  clock,
  keys,
}: Pick<Services, 'database' | 'clock' | 'keys'>): Promise<void> {
  const cutoffs = retentionCutoffs(clock.now());
  await forgetOldHealthAnswers(database, clock.now());
  await replaceOldAddresses(database, (email) => mailboxHolder(keys, email));
  for (const forget of [
    forgetOldBookings,
    forgetOldPayers,
    forgetOldBuyers,
    forgetOldGifts,
    forgetOldTours,
    forgetOldWaiting,
    forgetOldMessages,
    forgetOldEmailProofs,
    forgetOldOffers,
    forgetOldUses,
  ])
    await forget(database, cutoffs);
}
