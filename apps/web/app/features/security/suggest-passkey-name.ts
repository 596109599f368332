/**
 * What a new passkey is called until its owner says something better: by the machine that the browser runs on.
 * @param userAgent as browsers tell it; iPads call themselves Macs, and have a finger
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
