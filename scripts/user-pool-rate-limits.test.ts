import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultPoolRateLimits } from '@studio/identity/users/default-pool-rate-limits';
import {
  configurableLimitNames,
  toSettingName,
  userPoolRateLimitNames,
} from '@studio/server/platform/config/limit-settings';
import { defaultCaps, defaultRateLimits } from '@studio/server/platform/limits/rate-limits';
import { expect, it } from 'vitest';
import { projectRoot } from './setup/run-program.mjs';

it('every rate limit of the user pool has a setting, and every setting has a rate limit', () => {
  expect([...userPoolRateLimitNames].sort()).toEqual(Object.keys(defaultPoolRateLimits).sort());
});

it('.env.example and docs/operations.md state the default of each limit', () => {
  const counted = { ...defaultRateLimits, ...defaultCaps };
  const expected = [
    ...configurableLimitNames.map((name) => {
      const limit = counted[name];
      return [toSettingName('LIMIT_', name), typeof limit === 'number' ? limit : limit.max] as const;
    }),
    ...userPoolRateLimitNames.map(
      (name) => [toSettingName('IDENTITY_LIMIT_', name), defaultPoolRateLimits[name].most] as const,
    ),
  ];
  const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
  const [example, operations] = [read('.env.example'), read('docs/operations.md')];
  expect(expected.filter(([name, max]) => !example.includes(`#${name}=${max}\n`))).toEqual([]);
  expect(expected.filter(([name, max]) => !operations.includes(`| \`${name}\` | ${max} `))).toEqual([]);
});
