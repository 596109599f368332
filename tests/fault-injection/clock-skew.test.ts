import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { findNode } from '../../scripts/setup/find-node.mjs';
import { getClockSkewSettings } from './harness/get-clock-skew-settings.ts';

/**
 * Returns what a process with such settings prints: the time three times, the month of a date, and whether it's a Date.
 */
function readClock(env: Record<string, string>): [number, number, number, string, boolean] {
  const code =
    'const d = new Date(); console.log(JSON.stringify([Date.now(), +d, +new Date(+d), new Date(2026, 10, 22).toISOString().slice(0, 7), d instanceof Date]))';
  return JSON.parse(
    execFileSync(findNode(), ['-e', code], { env: { ...process.env, ...env }, encoding: 'utf8' }),
  );
}

it('a process with a skewed clock is off by that many minutes and handles dates as before', () => {
  for (const minutes of [10, -10]) {
    const [now, made, copied, month, isDate] = readClock(getClockSkewSettings(minutes));
    for (const time of [now, made])
      expect(Math.abs(time - Date.now() - minutes * 60_000)).toBeLessThan(20_000);
    expect([copied, month, isDate]).toEqual([made, '2026-11', true]);
  }
  expect(Math.abs(readClock({})[0] - Date.now())).toBeLessThan(20_000);
});
