import { mkdirSync, writeFileSync } from 'node:fs';
import { buildOpenApi } from './api-docs/build-openapi.ts';

/** `node scripts/api-docs.ts`: writes docs/api/openapi.json anew from the contracts. */
mkdirSync('docs/api', { recursive: true });
writeFileSync('docs/api/openapi.json', await buildOpenApi());
