import { readFileSync } from 'node:fs';
import { paths } from '@studio/contracts/paths';
import { expect, it } from 'vitest';
import { apiDescription } from './describe.ts';

it('docs/api describes every call as the contracts have it (else run: node scripts/api-docs.ts)', async () => {
  const description = await apiDescription();
  for (const path of Object.values(paths)) expect(description).toContain(`"/api${path}"`);
  expect(readFileSync('docs/api/openapi.json', 'utf8')).toBe(description);
});
