import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildOpenApi } from './api-docs/build-openapi.ts';
import { descriptionFile } from './api-docs/serve-docs.ts';

/** `node scripts/api-docs.ts`: generates the API description from the contracts. `npm run build` runs it. */
mkdirSync(path.dirname(descriptionFile), { recursive: true });
writeFileSync(descriptionFile, await buildOpenApi());
