import { type Decline, declines } from './declines.ts';

export type TestCardOutcome =
  | { kind: 'ok' }
  | { kind: 'decline'; decline: Decline }
  | {
      kind: 'authenticate';
      afterAuthentication: 'ok' | Decline;
      /**
       * Condition under which an off-session charge needs authentication: always ('asks'), only until the card was
       * saved, or never ('pays').
       */
      offSession: 'asks' | 'asks until saved' | 'pays';
    };

export interface TestCard {
  number: string;
  brand: string;
  country: string;
  funding: 'credit' | 'debit' | 'prepaid';
  outcome: TestCardOutcome;
  /** Outcome of saving the card, when it differs from that of paying. */
  saving?: TestCardOutcome;
  /** Outcome of a refund, when it doesn't succeed at once: fails later, or succeeds later. */
  refund?: 'fails' | 'pends';
  /** Case that the bank opens right after the payment; undefined for none. */
  dispute?: 'dispute' | 'inquiry';
  /** Ready-made payment method ids of the card in API calls. */
  ids: string[];
}

const ok: TestCardOutcome = { kind: 'ok' };
const authenticate: TestCardOutcome = { kind: 'authenticate', afterAuthentication: 'ok', offSession: 'asks' };
const declined = (decline: Decline): TestCardOutcome => ({ kind: 'decline', decline });

function card(
  number: string,
  outcome: TestCardOutcome,
  ids: string[],
  overrides: Partial<TestCard> = {},
): TestCard {
  return { number, brand: 'visa', country: 'US', funding: 'credit', outcome, ids, ...overrides };
}

/** Stripe's test cards that the sandbox supports. */
export const testCards: readonly TestCard[] = [
  card('4242424242424242', ok, ['pm_card_visa']),
  card('4000056655665556', ok, ['pm_card_visa_debit'], { funding: 'debit' }),
  card('4000008260000000', ok, ['pm_card_gb'], { country: 'GB' }),
  card('5555555555554444', ok, ['pm_card_mastercard'], { brand: 'mastercard' }),
  card('378282246310005', ok, ['pm_card_amex'], { brand: 'amex' }),
  card('4000000000000002', declined(declines.generic), [
    'pm_card_chargeDeclined',
    'pm_card_visa_chargeDeclined',
  ]),
  card('4000000000009995', declined(declines.insufficientFunds), [
    'pm_card_chargeDeclinedInsufficientFunds',
    'pm_card_visa_chargeDeclinedInsufficientFunds',
  ]),
  card('4000000000009987', declined(declines.lostCard), ['pm_card_visa_chargeDeclinedLostCard']),
  card('4000000000009979', declined(declines.stolenCard), ['pm_card_visa_chargeDeclinedStolenCard']),
  card('4000000000000069', declined(declines.expired), ['pm_card_chargeDeclinedExpiredCard']),
  card('4000000000000127', declined(declines.incorrectCvc), ['pm_card_chargeDeclinedIncorrectCvc']),
  card('4000000000000119', declined(declines.processingError), ['pm_card_chargeDeclinedProcessingError']),
  card('4000000000000341', declined(declines.generic), ['pm_card_chargeCustomerFail'], { saving: ok }),
  card('4000002500003155', { ...authenticate, offSession: 'asks until saved' }, [
    'pm_card_authenticationRequiredOnSetup',
  ]),
  card(
    '4000003800000446',
    { ...authenticate, offSession: 'pays' },
    ['pm_card_authenticationRequiredSetupForOffSession'],
    {
      saving: ok,
    },
  ),
  card(
    '4000008260003178',
    { kind: 'authenticate', afterAuthentication: declines.insufficientFunds, offSession: 'asks until saved' },
    ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'],
    { saving: authenticate },
  ),
  card('4000002760003184', authenticate, ['pm_card_authenticationRequired']),
  card('4000000000003220', authenticate, ['pm_card_threeDSecure2Required']),
  card(
    '4000008400001629',
    { kind: 'authenticate', afterAuthentication: declines.generic, offSession: 'asks' },
    ['pm_card_threeDSecureRequiredChargeDeclined'],
  ),
  card('4000000000005126', ok, ['pm_card_refundFail'], { refund: 'fails' }),
  card('4000000000007726', ok, ['pm_card_pendingRefund'], { refund: 'pends' }),
  card('4000000000000259', ok, ['pm_card_createDispute'], { dispute: 'dispute' }),
  card('4000000000001976', ok, ['pm_card_createDisputeInquiry'], { dispute: 'inquiry' }),
];

/** Returns the test card with a number (digits only). */
export function findCardByNumber(number: string): TestCard | undefined {
  return testCards.find((each) => each.number === number);
}

/** Returns the test card of a ready-made id such as `pm_card_visa`. */
export function findCardByPaymentMethodId(id: string): TestCard | undefined {
  return testCards.find((each) => each.ids.includes(id));
}

/** Creates the card for a valid number that isn't a test card. It's always declined, as in Stripe's test mode. */
export function createUnknownCard(number: string): TestCard {
  const brand = number.startsWith('4') ? 'visa' : number.startsWith('3') ? 'amex' : 'mastercard';
  return card(number, declined(declines.notATestCard), [], { brand });
}
