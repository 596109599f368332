/**
 * Suggests a name for a new passkey based on the browser's device.
 * @param userAgent the browser's user agent; iPads identify as Macs but have a touch screen
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
