import { activities as activitySeeds } from '@studio/content/activities';
import { emptyBranch } from '@studio/content/branch';
import { emptyStudioCopy } from '@studio/content/site-copy/empty-studio-copy';
import { termsVersion } from '@studio/contracts/terms-version';
import { toLondonDate } from '@studio/domain/time/london';
import type { Database } from '../platform/database/database.ts';
import { builtInNumber } from './site-copy/store.ts';
import { siteCopyPublications } from './site-copy/tables.ts';
import { activities, branches, siteSettings } from './tables.ts';

/**
 * Creates the studio's branch without rooms, classes, instructors, products and weekly classes, and closes its site
 * (handbook: setup 3). Publishes texts that are true of every studio, ends the home page's countdown today, and
 * starts without the built-in pictures and without a newsletter discount. Does nothing if the branch exists. Safe when several processes start at once.
 */
export async function createEmptyBranch(database: Database, now: Date): Promise<void> {
  const { id: branchId } = emptyBranch;
  await database.transaction(async (tx) => {
    const made = await tx.orm
      .insert(branches)
      .values({ id: branchId, profile: emptyBranch })
      .onConflictDoNothing()
      .returning({ id: branches.id });
    if (made.length === 0) return;
    // Usual activities to begin with. Owners rename them, add others, or leave them unused.
    await tx.orm
      .insert(activities)
      .values(activitySeeds.map((seed, position) => ({ ...seed, position, branchId })));
    await tx.orm.insert(siteCopyPublications).values(
      Object.entries(emptyStudioCopy).map(([id, content]) => ({
        ...{ branchId, id, content, publishedAt: now },
        // Takes the place of the built-in terms, which no one has accepted here, so that pages don't list them.
        ...(id === 'terms'
          ? { number: builtInNumber, label: termsVersion }
          : { number: 1, label: toLondonDate(now) }),
      })),
    );
    await tx.orm.insert(siteSettings).values([
      { branchId, name: 'siteOpen', value: false },
      { branchId, name: 'showsBuiltInPictures', value: false },
      { branchId, name: 'newsletterOfferPercent', value: 0 },
      { branchId, name: 'countdownTarget', value: { date: toLondonDate(now), time: '00:00' } },
    ]);
  });
}
