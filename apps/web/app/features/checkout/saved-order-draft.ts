import { emptyDetails, type GuestOrder } from './guest-order.ts';

/** Session storage: the draft survives a reload, a failed payment or an expired hold, but not closing the tab. */
const storageKey = 'checkout_order';

interface KeptOrder extends GuestOrder {
  classId: string;
}

/** Returns this tab's draft. Accepted terms and further attendees count only for the class they were typed for. */
export function readOrderDraft(classId: string): GuestOrder {
  const kept = parse(read());
  if (!kept) return { details: emptyDetails, further: [] };
  const details = { ...emptyDetails, ...kept.details };
  return kept.classId === classId
    ? { details, further: kept.further ?? [] }
    : { details: { ...details, termsAccepted: false }, further: [] };
}

/** Saves the draft, or does nothing when the browser blocks storage. */
export function saveOrderDraft(classId: string, order: GuestOrder): void {
  const kept: KeptOrder = { classId, ...order };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Private windows may block storage. The form still holds the values.
  }
}

/** Clears accepted terms and further attendees after a booking, and keeps the booker's details. */
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
