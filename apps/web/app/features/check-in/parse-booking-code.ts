import { displayCodeLength, normaliseDisplayCode } from '@studio/domain/bookings/display-code';
import { tidyCode } from '@studio/domain/text/tidy';

/** A code as it is looked up. */
export interface ParsedCode {
  code: string;
  /** Out of a picture, which carries it. */
  signature?: string;
}

/**
 * What was typed or read: a bare code, or the address out of the picture of one, which is also what a hand scanner types.
 * Null when it is neither.
 */
export function parseBookingCode(text: string): ParsedCode | null {
  const address = URL.canParse(tidyCode(text)) ? new URL(tidyCode(text)) : null;
  if (address) {
    const code = address.searchParams.get('code');
    const signature = address.searchParams.get('s');
    return code ? { code: normaliseDisplayCode(code), ...(signature ? { signature } : {}) } : null;
  }
  const code = normaliseDisplayCode(text);
  return code.length === displayCodeLength && /^[0-9A-Z]+$/.test(code) ? { code } : null;
}
