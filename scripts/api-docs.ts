import { mkdirSync, writeFileSync } from 'node:fs';
import { buildOpenApi } from './api-docs/build-openapi.ts';

/** `node scripts/api-docs.ts`: regenerates docs/api/openapi.json from the contracts. */
mkdirSync('docs/api', { recursive: true });
writeFileSync('docs/api/openapi.json', await buildOpenApi());
