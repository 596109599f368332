import { expect, it } from 'vitest';
import { renderSecurityTxt } from './security-txt.ts';

it('names the security contact and expires half a year after the request', () => {
  for (const now of ['2026-11-22T12:00:00Z', '2028-02-29T00:00:00Z']) {
    const text = renderSecurityTxt('hello@miles.example', 'https://miles.example', new Date(now));
    expect(text).toContain('Contact: mailto:hello@miles.example\n');
    expect(text).toContain('Canonical: https://miles.example/.well-known/security.txt\n');
    const expires = /^Expires: (\d{4}-\d\d-\d\dT00:00:00Z)$/m.exec(text)?.[1] ?? '';
    const days = (Date.parse(expires) - Date.parse(now)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(180);
    expect(days).toBeLessThan(182);
  }
});
