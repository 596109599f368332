import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultRates } from '@studio/identity/users/default-rates';
import { settableNames } from '@studio/server/platform/limit-settings';
import { caps, limits } from '@studio/server/platform/limits';
import { poolRateNames } from '@studio/server/platform/pool-rates';
import { settingOf } from '@studio/server/platform/read-maxima';
import { expect, it } from 'vitest';
import { projectRoot } from './setup/run.mjs';

it('every rate of the user pool can be set, and there is no setting without its rate', () => {
  expect([...poolRateNames].sort()).toEqual(Object.keys(defaultRates).sort());
});

it('.env.example and docs/operations.md say of each limit what it is by default', () => {
  const counted = { ...limits, ...caps };
  const expected = [
    ...settableNames.map((name) => {
      const limit = counted[name];
      return [settingOf('LIMIT_', name), typeof limit === 'number' ? limit : limit.max] as const;
    }),
    ...poolRateNames.map((name) => [settingOf('IDENTITY_LIMIT_', name), defaultRates[name].most] as const),
  ];
  const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
  const [example, operations] = [read('.env.example'), read('docs/operations.md')];
  expect(expected.filter(([name, max]) => !example.includes(`#${name}=${max}\n`))).toEqual([]);
  expect(expected.filter(([name, max]) => !operations.includes(`| \`${name}\` | ${max} `))).toEqual([]);
});
