/**
 * Suggests a name for a new passkey based on the browser's device.
 * @param touchPoints `navigator.maxTouchPoints`; tells iPads from Macs, because both identify as Macs
 */
export function suggestPasskeyName(userAgent: string, touchPoints: number): string {
  if (/iPhone/.test(userAgent)) return 'iPhone';
  if (/iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'iPad';
  if (/Android/.test(userAgent)) return /Mobile/.test(userAgent) ? 'Android phone' : 'Android tablet';
  if (/Macintosh/.test(userAgent)) return 'Mac';
  if (/Windows/.test(userAgent)) return 'Windows computer';
  if (/CrOS/.test(userAgent)) return 'Chromebook';
  return 'Computer';
}
