import {
  AdminGetUserCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { packs } from '@studio/content/products/packs';
import { type DemoPack, type DemoVisit, seedMemberHistory } from '@studio/server/demo/seed-member-history';
import type { Services } from '@studio/server/platform/services';
import { demoAccounts, demoMember } from './demo-accounts.ts';

/** Reformer classes of the demo member, in the past three weeks and upcoming. */
const reformerVisits: readonly DemoVisit[] = [
  { day: -21, nth: 1 },
  { day: -18, nth: 0 },
  { day: -14, nth: 2 },
  { day: -11, nth: 0 },
  { day: -4, nth: 1 },
  { day: 1, nth: 0 },
  { day: 4, nth: 1 },
];
/** Yoga classes of the demo member. One of the upcoming ones is cancelled. */
const yogaVisits: readonly DemoVisit[] = [
  { day: -8, nth: 0 },
  // Recent enough to get a review request.
  { day: -2, nth: 1 },
  { day: -1, nth: 1 },
  { day: 2, nth: 2 },
  { day: 5, nth: 0, cancelled: true },
  { day: 9, nth: 1 },
];

/** Seeds the demo accounts' packs and the demo member's history, once. */
export async function seedDemoHistory(
  client: CognitoIdentityProviderClient,
  userPoolId: string,
  { database, config, clock }: Services,
): Promise<void> {
  for (const { email, title, firstName, lastName } of demoAccounts) {
    const command = new AdminGetUserCommand({ UserPoolId: userPoolId, Username: email });
    const { UserAttributes = [] } = await client.send(command);
    const memberId = UserAttributes.find(({ Name }) => Name === 'sub')?.Value;
    if (!memberId) continue;
    const person = { memberId, title, firstName, lastName, email };
    const demoPacks = email === demoMember.email ? memberPacks : teamPacks;
    await seedMemberHistory(database, config.branchId, person, demoPacks, clock.now());
  }
}

const memberPacks: readonly DemoPack[] = [
  ...pack('reformer-pack-10', 24, reformerVisits),
  ...pack('class-pack-10', 12, yogaVisits),
];
const teamPacks: readonly DemoPack[] = pack('starter-pack', 0, []);

function pack(id: string, boughtDaysAgo: number, visits: readonly DemoVisit[]): DemoPack[] {
  return packs.filter((product) => product.id === id).map((product) => ({ product, boughtDaysAgo, visits }));
}
