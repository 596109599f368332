import { randomUUID } from 'node:crypto';
import type { ErrorResponse } from '@studio/contracts/error-response';
import type {
  ListMembershipsResponse,
  MembershipDto,
  MembershipResponse,
  PayMembershipResponse,
  PreviewFreezeResponse,
  SavedCardsResponse,
  SetUpCardResponse,
  StartMembershipResponse,
} from '@studio/contracts/memberships';
import { paths } from '@studio/contracts/paths';
import { termsVersion } from '@studio/contracts/terms-version';
import type { FakeUserPool } from './fake-user-pool.ts';
import type { TestStudio } from './test-studio.ts';
import type { TestTokens } from './test-tokens.ts';

/** Union of all fields in the responses of membership calls. */
type Body = Omit<ErrorResponse, 'ok'> &
  Omit<StartMembershipResponse, 'ok' | 'clientSecret'> &
  Omit<MembershipResponse, 'ok'> &
  Omit<PayMembershipResponse, 'ok'> &
  Omit<ListMembershipsResponse, 'ok'> &
  Omit<PreviewFreezeResponse, 'ok'> &
  Omit<SetUpCardResponse, 'ok'> &
  Omit<SavedCardsResponse, 'ok'> & { ok: boolean };

/** Member who buys memberships. Time may pass between calls: each call gets a fresh token. */
export interface Subscriber {
  memberId: string;
  email: string;
  call(path: string, body?: object): Promise<{ status: number; body: Body }>;
  /** Opens a membership without paying. */
  open(productId: string): Promise<{ membershipId: string; intentId: string }>;
  /** Opens, pays and confirms a membership. */
  subscribe(productId: string, card?: string): Promise<MembershipDto>;
  /** Returns the member's only membership, from the list. Throws if there isn't exactly one. */
  membership(): Promise<MembershipDto>;
  /** Saves a card, which becomes the one that pays. */
  saveCard(card: string): Promise<{ status: number; body: Body }>;
}

export function createSubscriber(studio: TestStudio, tokens: TestTokens, people: FakeUserPool): Subscriber {
  const memberId = randomUUID();
  const { email } = people.addUser(memberId);
  const browser = studio.visitor();
  const call: Subscriber['call'] = async (path, body = {}) => {
    const reply = await browser.with(await tokens.access(memberId)).call(path, body);
    return reply as unknown as { status: number; body: Body };
  };
  const callOk = async (path: string, body: object) => {
    const reply = await call(path, body);
    if (reply.status !== 200) throw new Error(`${path} answered: ${reply.body.message}`);
    return reply.body;
  };
  const open: Subscriber['open'] = async (productId) => {
    const { membershipId, clientSecret } = await callOk(paths.membershipOpen, { productId, termsVersion });
    return { membershipId, intentId: getIntentId(clientSecret) };
  };
  return {
    memberId,
    email: email ?? '',
    call,
    open,
    subscribe: async (productId, card) => {
      const { membershipId, intentId } = await open(productId);
      await studio.pay(intentId, card);
      return (await callOk(paths.membershipConfirm, { membershipId })).membership;
    },
    membership: async () => {
      const { memberships } = await callOk(paths.membershipList, {});
      const [membership] = memberships;
      if (!membership || memberships.length > 1)
        throw new Error(`They have ${memberships.length} memberships.`);
      return membership;
    },
    saveCard: async (card) => {
      const { setupId } = await callOk(paths.cardSetup, {});
      await studio.stripe.setupIntents.confirm(setupId, { payment_method: card });
      return call(paths.cardConfirm, { setupId });
    },
  };
}

/** Returns the payment intent's id from its client secret. */
export function getIntentId(clientSecret: string): string {
  return clientSecret.slice(0, clientSecret.indexOf('_secret'));
}
