import { readFileSync } from 'node:fs';
import { paths } from '@studio/contracts/paths';
import { expect, it } from 'vitest';
import { buildOpenApi } from './build-openapi.ts';

it('docs/api describes every call as the contracts have it (else run: node scripts/api-docs.ts)', async () => {
  const description = await buildOpenApi();
  for (const path of Object.values(paths)) expect(description).toContain(`"/api${path}"`);
  expect(readFileSync('docs/api/openapi.json', 'utf8')).toBe(description);
});
