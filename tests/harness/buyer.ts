import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type {
  GiftCardGetAnswer,
  PurchaseAnswer,
  PurchaseListAnswer,
  PurchaseOpenAnswer,
  PurchaseQuoteAnswer,
  WirePurchase,
} from '@studio/contracts/purchases';
import type { Refusal } from '@studio/contracts/refusal';
import { termsVersion } from '@studio/contracts/terms-version';
import type { People } from './people.ts';
import type { TestStudio, Visitor } from './studio.ts';
import type { Tokens } from './tokens.ts';

/** An answer of the calls about purchases: the fields of all of them. */
type Body = Omit<Refusal, 'ok'> &
  Omit<PurchaseQuoteAnswer, 'ok'> &
  Omit<PurchaseOpenAnswer, 'ok'> &
  Omit<PurchaseAnswer, 'ok'> &
  Omit<PurchaseListAnswer, 'ok'> &
  Omit<GiftCardGetAnswer, 'ok' | 'currency'> & { ok: boolean };

/** What came back from a call about purchases. */
export interface BuyingReply {
  status: number;
  body: Body;
}

/** A member who buys; time may pass between their calls. */
export interface Buyer {
  memberId: string;
  email: string;
  ask(path: string, body?: object): Promise<BuyingReply>;
  quote(productId: string, fields?: object): Promise<BuyingReply>;
  open(productId: string, fields?: object): Promise<BuyingReply>;
  confirm(purchaseId: string): Promise<BuyingReply>;
  /** Opens, pays and confirms; throws when something is refused. */
  buy(productId: string, fields?: object): Promise<WirePurchase>;
}

/** A new member of the studio, with a purse. */
export function buyer(studio: TestStudio, tokens: Tokens, people: People): Buyer {
  const memberId = randomUUID();
  const { email } = people.know(memberId);
  const browser = studio.visitor();
  const ask: Buyer['ask'] = async (path, body = {}) =>
    asked(browser.with(await tokens.access(memberId)), path, body);
  const quote: Buyer['quote'] = (productId, fields) => ask(paths.purchaseQuote, { productId, ...fields });
  const open: Buyer['open'] = (productId, fields) =>
    ask(paths.purchaseOpen, { productId, termsVersion, ...fields });
  const confirm: Buyer['confirm'] = (purchaseId) => ask(paths.purchaseConfirm, { purchaseId });
  return {
    memberId,
    email: email ?? '',
    ask,
    quote,
    open,
    confirm,
    buy: async (productId, fields) => {
      const { payment, purchaseId } = granted(await open(productId, fields)).body;
      if (payment) await studio.pay(payment.paymentIntentId);
      return granted(await confirm(purchaseId)).body.purchase;
    },
  };
}

/** The same calls by somebody without an account, or with one that does not matter. */
export async function asked(browser: Visitor, path: string, body: object): Promise<BuyingReply> {
  return (await browser.call(path, body)) as unknown as BuyingReply;
}

function granted(reply: BuyingReply): BuyingReply {
  if (reply.status !== 200) throw new Error(`Refused: ${reply.body.message}`);
  return reply;
}
