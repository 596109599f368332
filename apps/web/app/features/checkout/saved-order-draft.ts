import { emptyDetails, type GuestOrder } from './guest-order.ts';

/** Typed data live in the tab: a reload, a failed payment or a lapsed hold loses nothing, closing the tab forgets. */
const storageKey = 'checkout_order';

interface KeptOrder extends GuestOrder {
  classId: string;
}

/** What was typed in this tab. Acceptance of the terms and the people who come belong to one class only. */
export function readOrderDraft(classId: string): GuestOrder {
  const kept = parse(read());
  if (!kept) return { details: emptyDetails, further: [] };
  const details = { ...emptyDetails, ...kept.details };
  return kept.classId === classId
    ? { details, further: kept.further ?? [] }
    : { details: { ...details, termsAccepted: false }, further: [] };
}

/** Keeps what is typed. A browser that refuses storage still lets people book. */
export function saveOrderDraft(classId: string, order: GuestOrder): void {
  const kept: KeptOrder = { classId, ...order };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Private windows may refuse; the form itself still holds the values.
  }
}

/** After a booking the terms have to be accepted anew and the next class has its own people. */
export function resetOrderDraftAfterBooking(): void {
  const kept = parse(read());
  if (kept)
    saveOrderDraft('', { details: { ...emptyDetails, ...kept.details, termsAccepted: false }, further: [] });
}

function read(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function parse(text: string | null): Partial<KeptOrder> | null {
  if (!text) return null;
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null ? kept : null;
  } catch {
    return null;
  }
}
