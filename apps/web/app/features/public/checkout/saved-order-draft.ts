import { emptyDetails, type GuestOrder } from './guest-order.ts';

/**
 * Key in session storage. The draft survives a reload, a failed payment or an expired hold, but not closing
 * the tab.
 */
const storageKey = 'checkout_order';

interface SavedOrder extends GuestOrder {
  classId: string;
}

/**
 * Returns this tab's draft. Accepted terms and further attendees count only for the class for which they were
 * entered.
 */
export function readOrderDraft(classId: string): GuestOrder {
  const saved = parse(read());
  if (!saved) return { details: emptyDetails, additionalAttendees: [] };
  const details = { ...emptyDetails, ...saved.details };
  return saved.classId === classId
    ? { details, additionalAttendees: saved.additionalAttendees ?? [] }
    : { details: { ...details, termsAccepted: false }, additionalAttendees: [] };
}

/** Saves the draft, or does nothing when the browser blocks storage. */
export function saveOrderDraft(classId: string, order: GuestOrder): void {
  const saved: SavedOrder = { classId, ...order };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(saved));
  } catch {
    // Private windows may block storage. The form still has the values.
  }
}

/** Clears accepted terms and further attendees after a booking. Keeps the booker's details. */
export function resetOrderDraftAfterBooking(): void {
  const saved = parse(read());
  if (saved)
    saveOrderDraft('', {
      details: { ...emptyDetails, ...saved.details, termsAccepted: false },
      additionalAttendees: [],
    });
}

function read(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function parse(text: string | null): Partial<SavedOrder> | null {
  if (!text) return null;
  try {
    const saved: unknown = JSON.parse(text);
    return typeof saved === 'object' && saved !== null ? saved : null;
  } catch {
    return null;
  }
}
