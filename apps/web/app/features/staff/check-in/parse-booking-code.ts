import { displayCodeLength, normaliseDisplayCode } from '@studio/domain/bookings/display-code';
import { normaliseCode } from '@studio/domain/text/normalise-text';

export interface ParsedCode {
  code: string;
  /** Signature from a QR code; undefined for a typed code. */
  signature?: string;
}

/**
 * Parses typed or scanned text: a bare code, or the URL in a QR code, which a hand scanner types. Returns
 * null for anything else.
 */
export function parseBookingCode(text: string): ParsedCode | null {
  const url = URL.canParse(normaliseCode(text)) ? new URL(normaliseCode(text)) : null;
  if (url) {
    const code = url.searchParams.get('code');
    const signature = url.searchParams.get('s');
    return code ? { code: normaliseDisplayCode(code), ...(signature ? { signature } : {}) } : null;
  }
  const code = normaliseDisplayCode(text);
  return code.length === displayCodeLength && /^[0-9A-Z]+$/.test(code) ? { code } : null;
}
