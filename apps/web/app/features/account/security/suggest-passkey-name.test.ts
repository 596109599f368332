import { describe, expect, it } from 'vitest';
import { suggestPasskeyName } from './suggest-passkey-name.ts';

const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.4 Safari/605.1.15';

describe('suggestPasskeyName', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Mobile/15E148 Safari/604.1', 5, 'iPhone'],
    [mac, 5, 'iPad'],
    [mac, 0, 'Mac'],
    [`${android} Mobile Safari/537.36`, 5, 'Android phone'],
    [`${android} Safari/537.36`, 5, 'Android tablet'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36', 10, 'Windows computer'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0.0.0 Safari/537.36', 0, 'Chromebook'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 0, 'Computer'],
  ])('returns the name of the device: %s', (userAgent, touchPoints, name) => {
    expect(suggestPasskeyName(userAgent, touchPoints)).toBe(name);
  });
});
