import { randomBytes } from 'node:crypto';
import type { ProductSeed } from '@studio/content/products/product-seed';
import { displayCodeLength, generateDisplayCode } from '@studio/domain/bookings/display-code';
import { getCoverageError } from '@studio/domain/entitlements/coverage-error';
import { toEntitlementTerms } from '@studio/domain/entitlements/entitlement';
import { demoIntentPrefix } from '@studio/domain/purchases/demo-payment';
import { getSessionExpiry } from '@studio/domain/purchases/session-expiry';
import { v7 as uuidv7 } from 'uuid';
import type { DemoHistoryRows, PastClass, PastPack } from './demo-history-rows.ts';
import { getFillTarget, hashToFraction } from './fill-target.ts';
import { getPastBookingOutcome, type PastBookingOutcome } from './past-booking-outcome.ts';
import { getPackPurchaseTime, listPossibleClients, type PastPerson, pastClientId } from './past-people.ts';
import { createPastWaitingEntries } from './past-waiting-entries.ts';

const hourMs = 3_600_000;

/** Builds the records of past classes, one class after the other. */
export class PastRecordBuilder {
  readonly rows: DemoHistoryRows = {
    bookings: [],
    payments: [],
    refunds: [],
    invoices: [],
    purchases: [],
    entitlements: [],
    entitlement_movements: [],
    desk_payments: [],
    waiting_entries: [],
  };
  /** Number of places taken by uncancelled bookings, by class id. */
  readonly taken = new Map<string, number>();
  readonly #packsOf = new Map<string, PastPack[]>();
  readonly #people: readonly PastPerson[];
  readonly #packs: readonly ProductSeed[];
  readonly #periodStart: number;
  readonly #numbers = { INVOICE: 0, CREDIT_NOTE: 0 };

  constructor(people: readonly PastPerson[], packs: readonly ProductSeed[]) {
    this.#people = people;
    this.#packs = packs;
    this.#periodStart = Math.min(...people.map(({ since }) => since.getTime()));
  }

  /** Adds the bookings of one class with their outcomes. */
  addClass(klass: PastClass): void {
    const { id, capacity, startsAt } = klass;
    const seed = `${klass.seriesId} ${klass.localDate}`;
    const hour = Number(startsAt.toISOString().slice(11, 13));
    const target = getFillTarget({ seed, capacity, hour });
    const guests = listPossibleClients(this.#people, klass, seed).slice(0, target + 2);
    let bookedCount = 0;
    for (const [nth, person] of guests.entries()) {
      if (bookedCount === target) break;
      if (this.#book(klass, person, nth, hashToFraction(`${seed} ${nth}`))) bookedCount++;
    }
    this.taken.set(id, bookedCount);
    const last = guests.at(-1);
    if (bookedCount === capacity && last)
      this.rows.waiting_entries.push(...createPastWaitingEntries(klass, last, seed));
  }

  /**
   * Adds a booking. Returns false for a cancelled one, which takes no place. `chance`, 0 to below 1, decides the
   * outcome.
   */
  #book(klass: PastClass, person: PastPerson, nth: number, chance: number): boolean {
    const { branchId, id: classId, startsAt, pricePence, currency } = klass;
    const id = uuidv7();
    const bookedAt = new Date(startsAt.getTime() - (6 + chance * 90) * hourMs);
    const end = getPastBookingOutcome(chance, startsAt, bookedAt);
    const pack = person.isRegular ? this.#packFor(klass, person, bookedAt) : null;
    const atDesk = !pack && end.status !== 'CANCELLED' && nth % 4 === 0;
    const paymentId = pack || atDesk ? null : uuidv7();
    const { firstName, lastName, title, email } = person;
    this.rows.bookings.push({
      branch_id: branchId,
      id,
      class_id: classId,
      order_id: classId,
      position: nth + 1,
      display_code: generateDisplayCode(randomBytes(displayCodeLength)),
      payment_id: paymentId,
      client_id: pastClientId,
      attendee_name: `${firstName} ${lastName}`,
      title,
      first_name: firstName,
      last_name: lastName,
      email,
      payment_method: pack ? 'ENTITLEMENT' : 'PAYG',
      entitlement_id: pack?.id ?? null,
      currency,
      due_pence: 0,
      base_pence: pricePence,
      price_paid_pence: pack ? 0 : pricePence,
      created_at: bookedAt,
      sequence: 0,
      ...end,
    });
    if (pack)
      this.#takeSession(klass, pack, id, bookedAt, end.status === 'CANCELLED' && !end.late_cancelled_at);
    else if (atDesk) this.#takeAtDesk(klass, person, id, nth);
    else if (paymentId) this.#charge(klass, person, { id, paymentId, bookedAt, end });
    return end.status !== 'CANCELLED';
  }

  #takeSession(klass: PastClass, pack: PastPack, bookingId: string, at: Date, isReturned: boolean): void {
    const moved = {
      branch_id: klass.branchId,
      entitlement_id: pack.id,
      subject_id: bookingId,
      actor: 'system',
    };
    this.rows.entitlement_movements.push({ ...moved, sessions: -1, reason: 'BOOKED', at });
    if (isReturned) this.rows.entitlement_movements.push({ ...moved, sessions: 1, reason: 'RETURNED', at });
    else pack.sessionsLeft--;
  }

  /** Returns the client's pack that pays for a class, and adds a new one if none does; null if no pack covers the class. */
  #packFor(klass: PastClass, person: PastPerson, bookedAt: Date): PastPack | null {
    const ownPacks = this.#packsOf.get(person.id) ?? [];
    const pays = ({ product, startsAt, expiresAt, sessionsLeft }: PastPack) =>
      getCoverageError(
        { terms: toEntitlementTerms(product.terms), startsAt, expiresAt, balance: sessionsLeft },
        klass,
        1,
      ) === null;
    const found = ownPacks.find(pays);
    if (found) return found;
    const product = this.#packs.find(({ terms }) => terms.covers.includes(klass.activityId));
    if (!product) return null;
    const bought = this.#buy(
      klass,
      person,
      product,
      getPackPurchaseTime(person, bookedAt, this.#periodStart),
    );
    if (!pays(bought)) return null;
    this.#packsOf.set(person.id, [...ownPacks, bought]);
    return bought;
  }

  #buy({ branchId, currency }: PastClass, person: PastPerson, product: ProductSeed, at: Date): PastPack {
    const { kind, name, pricePence, terms } = product;
    const expiresAt = getSessionExpiry(at, terms.validDays);
    const pack = { id: uuidv7(), product, startsAt: at, expiresAt, sessionsLeft: terms.sessions ?? 0 };
    const purchaseId = uuidv7();
    const owner = `person:${person.id}`;
    const entitlementTerms = toEntitlementTerms(terms);
    const made = { branch_id: branchId, member_id: owner, product_id: product.id, name, created_at: at };
    this.rows.entitlements.push({
      ...made,
      id: pack.id,
      kind,
      terms: entitlementTerms,
      balance: 0,
      starts_at: at,
      expires_at: expiresAt,
      origin: 'purchase',
      origin_id: purchaseId,
      renews: false,
    });
    const grant = {
      branch_id: branchId,
      entitlement_id: pack.id,
      subject_id: purchaseId,
      actor: 'system',
      at,
    };
    this.rows.entitlement_movements.push({ ...grant, sessions: pack.sessionsLeft, reason: 'BOUGHT' });
    const { validDays, oncePerPerson } = terms;
    this.rows.purchases.push({
      ...made,
      id: purchaseId,
      goods: { kind, terms: entitlementTerms, validDays, oncePerPerson },
      entitlement_id: pack.id,
      buyer: {
        firstName: person.firstName,
        name: `${person.firstName} ${person.lastName}`,
        email: person.email,
      },
      price: { basePence: pricePence, finalPence: pricePence, currency, saving: null },
      gift_card_pence: 0,
      card_pence: pricePence,
      currency,
      status: 'PAID',
      method: 'Visa ending 4242',
      terms_version: 'demo',
      terms_accepted_at: at,
      settled_at: at,
      settle_reason: 'paid',
    });
    this.#number(branchId, 'INVOICE', 'purchase', purchaseId, pricePence, currency, at);
    return pack;
  }

  #charge(
    { branchId, id: classId, pricePence, currency }: PastClass,
    { title, firstName, lastName, email }: PastPerson,
    {
      id,
      paymentId,
      bookedAt,
      end,
    }: { id: string; paymentId: string; bookedAt: Date; end: PastBookingOutcome },
  ): void {
    if (pricePence === 0) return;
    const price = { basePence: pricePence, finalPence: pricePence, currency, saving: null };
    const customer = { title, firstName, lastName, email, phone: null };
    this.rows.payments.push({
      branch_id: branchId,
      id: paymentId,
      hold_id: paymentId,
      class_id: classId,
      client_id: pastClientId,
      places: 1,
      amount_pence: pricePence,
      currency,
      status: 'BOOKED',
      method: 'Visa ending 4242',
      order_details: { customer, attendeeNames: [`${firstName} ${lastName}`], prices: [price] },
      created_at: bookedAt,
      settled_at: bookedAt,
    });
    this.#number(branchId, 'INVOICE', 'booking', id, pricePence, currency, bookedAt);
    if (end.status !== 'CANCELLED' || end.late_cancelled_at) return;
    const at = end.cancelled_at;
    this.rows.refunds.push({
      branch_id: branchId,
      id: uuidv7(),
      payment_id: paymentId,
      intent_id: `${demoIntentPrefix}${paymentId}`,
      booking_id: id,
      amount_pence: pricePence,
      currency,
      reason: 'cancelled',
      status: 'SUCCEEDED',
      attempts: 1,
      round: 0,
      next_attempt_at: at,
      created_at: at,
      updated_at: at,
    });
    this.#number(branchId, 'CREDIT_NOTE', 'booking', id, pricePence, currency, at ?? bookedAt);
  }

  #takeAtDesk(
    { branchId, startsAt, pricePence, currency }: PastClass,
    person: PastPerson,
    bookingId: string,
    nth: number,
  ) {
    if (pricePence === 0) return;
    const [id, at] = [uuidv7(), new Date(startsAt.getTime() - 12 * 60_000)];
    this.rows.desk_payments.push({
      branch_id: branchId,
      id,
      person_id: person.id,
      subject: 'booking',
      subject_id: bookingId,
      method: nth % 8 === 0 ? 'CASH' : 'TERMINAL',
      amount_pence: pricePence,
      currency,
      taken_by: 'system',
      taken_at: at,
    });
    this.#number(branchId, 'INVOICE', 'desk', id, pricePence, currency, at);
  }

  #number(
    branchId: string,
    kind: 'INVOICE' | 'CREDIT_NOTE',
    subject: 'booking' | 'purchase' | 'desk',
    subjectId: string,
    pence: number,
    currency: string,
    at: Date,
  ): void {
    this.#numbers[kind]++;
    this.rows.invoices.push({
      branch_id: branchId,
      number: this.#numbers[kind],
      kind,
      subject,
      subject_id: subjectId,
      amount_pence: pence,
      currency,
      issued_at: at,
    });
  }
}
