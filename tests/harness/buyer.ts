import { randomUUID } from 'node:crypto';
import type { ErrorResponse } from '@studio/contracts/error-response';
import { paths } from '@studio/contracts/paths';
import type {
  GetGiftCardResponse,
  ListPurchasesResponse,
  PurchaseDto,
  PurchaseResponse,
  QuotePurchaseResponse,
  StartPurchaseResponse,
} from '@studio/contracts/purchases';
import { termsVersion } from '@studio/contracts/terms-version';
import type { FakeUserPool } from './fake-user-pool.ts';
import type { TestBrowser, TestStudio } from './test-studio.ts';
import type { TestTokens } from './test-tokens.ts';

/** Union of all fields in the responses of purchase calls. */
type Body = Omit<ErrorResponse, 'ok'> &
  Omit<QuotePurchaseResponse, 'ok'> &
  Omit<StartPurchaseResponse, 'ok'> &
  Omit<PurchaseResponse, 'ok'> &
  Omit<ListPurchasesResponse, 'ok'> &
  Omit<GetGiftCardResponse, 'ok' | 'currency'> & { ok: boolean };

export interface PurchaseReply {
  status: number;
  body: Body;
}

/** Member who buys. Time may pass between calls: each call gets a fresh token. */
export interface Buyer {
  memberId: string;
  email: string;
  call(path: string, body?: object): Promise<PurchaseReply>;
  quote(productId: string, fields?: object): Promise<PurchaseReply>;
  open(productId: string, fields?: object): Promise<PurchaseReply>;
  confirm(purchaseId: string): Promise<PurchaseReply>;
  /** Opens, pays and confirms. Throws on an error response. */
  buy(productId: string, fields?: object): Promise<PurchaseDto>;
}

export function createBuyer(studio: TestStudio, tokens: TestTokens, people: FakeUserPool): Buyer {
  const memberId = randomUUID();
  const { email } = people.addUser(memberId);
  const browser = studio.visitor();
  const call: Buyer['call'] = async (path, body = {}) =>
    callAsGuest(browser.with(await tokens.access(memberId)), path, body);
  const quote: Buyer['quote'] = (productId, fields) => call(paths.purchaseQuote, { productId, ...fields });
  const open: Buyer['open'] = (productId, fields) =>
    call(paths.purchaseOpen, { productId, termsVersion, ...fields });
  const confirm: Buyer['confirm'] = (purchaseId) => call(paths.purchaseConfirm, { purchaseId });
  return {
    memberId,
    email: email ?? '',
    call,
    quote,
    open,
    confirm,
    buy: async (productId, fields) => {
      const { payment, purchaseId } = requireOk(await open(productId, fields)).body;
      if (payment) await studio.pay(payment.paymentIntentId);
      return requireOk(await confirm(purchaseId)).body.purchase;
    },
  };
}

/** Makes a purchase call in a browser without a member's token. */
export async function callAsGuest(browser: TestBrowser, path: string, body: object): Promise<PurchaseReply> {
  return (await browser.call(path, body)) as unknown as PurchaseReply;
}

function requireOk(reply: PurchaseReply): PurchaseReply {
  if (reply.status !== 200) throw new Error(`Refused: ${reply.body.message}`);
  return reply;
}
