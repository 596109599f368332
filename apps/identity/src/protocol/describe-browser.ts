/**
 * Patterns of browsers. Their order matters, because a user agent can also contain names that follow here: Edge's also
 * contains Chrome and Safari.
 */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\b(Edg|EdgA|EdgiOS|Edge|Microsoft Edge)\//, 'Edge'],
  [/\b(OPR|Opera|OPT)\//, 'Opera'],
  [/\b(SamsungBrowser|Samsung Internet)\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(CriOS|Chrome|Google Chrome|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\b(CrOS|Chrome OS)\b/, 'ChromeOS'],
  [/\b(Mac OS X|Macintosh|macOS)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Returns a familiar name such as 'Safari on iPhone', without versions; null when unknown.
 * @param text a User-Agent header, or the device name that the official client sends
 */
export function describeBrowser(text: string): string | null {
  const browser = named(browsers, text);
  const system = named(systems, text);
  return browser && system ? `${browser} on ${system}` : (browser ?? system);
}

const named = (list: typeof browsers, text: string): string | null =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? null;
