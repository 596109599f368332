import { expect, it } from 'vitest';
import { defaultCaps, defaultRateLimits } from '../limits/rate-limits.ts';
import { ConfigError, readConfig } from './config.ts';

it('uses the default of each limit that is not set', () => {
  expect(readConfig({}).limits).toEqual({ ...defaultRateLimits, ...defaultCaps });
  const set = readConfig({
    LIMIT_HOLDS_PER_CLIENT: '500',
    LIMIT_FORMS_PER_NETWORK: '7',
    LIMIT_PLACES_PER_ADDRESS: '90',
    IDENTITY_LIMIT_CODES_PER_ADDRESS_HOUR: '50',
  });
  expect(set.limits).toEqual({
    ...defaultRateLimits,
    ...defaultCaps,
    holdsPerClient: { name: 'hold:client', max: 500, windowSeconds: 60 },
    formsPerNetwork: { ...defaultRateLimits.formsPerNetwork, max: 7 },
    placesPerAddress: 90,
  });
  expect(set.poolRates).toEqual({ codesPerAddressHour: 50 });
});

it('has no limits in demo mode with LIMITS=off', () => {
  expect(readConfig({ LIMITS: 'off', LIMIT_HOLDS_PER_CLIENT: '5' }).limits).toBeNull();
});

it.each(['0', '-1', '2.5', 'many', '1e9', 'Infinity'])(
  'rejects %s, with the name of the setting',
  (value) => {
    const settings = [
      'LIMIT_HOLDS_PER_CLIENT',
      'LIMIT_PLACES_PER_ADDRESS',
      'IDENTITY_LIMIT_TEXTS_PER_NUMBER',
    ];
    const env = Object.fromEntries(settings.map((name) => [name, value]));
    expect(problemsOf(env)).toEqual(
      settings.map((name) => `${name} is '${value}', but must be a whole number from 1 to 1000000`),
    );
  },
);

it('rejects unknown limits, and those that cannot be set', () => {
  const env = { LIMIT_HOLD_PER_CLIENT: '5', LIMIT_PROOF_USES: '5', IDENTITY_LIMIT_GUESSES: '50' };
  expect(problemsOf(env)).toEqual(Object.keys(env).map((name) => `${name} is not a known limit`));
});

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}
