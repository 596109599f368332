import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkImports } from './check-imports.ts';

/** A project without violations. Each test adds one forbidden import. */
const inOrder: Record<string, string> = {
  'packages/domain/src/bookings/hold.ts': 'export const holdSeconds = 600;',
  'packages/contracts/src/bookings.ts':
    "import { z } from 'zod';\nexport const hold = z.object({});\nexport type Hold = 1;",
  'packages/contracts/src/paths.ts': "export const apiBase = '/api';",
  'packages/content/src/terms.ts': "export const terms = '';",
  'packages/content/src/branch.ts': 'export const branch = {};',
  'packages/islands/src/lazy-island.tsx': "import { lazy } from 'react';\nexport const lazyIsland = lazy;",
  'apps/web/app/routes/timetable.tsx':
    "import { lazyIsland } from '@studio/islands/lazy-island';\nimport { list } from '../features/public/timetable/list.ts';\nimport type { Route } from './+types/timetable';\nexport default lazyIsland(list);",
  'apps/web/app/features/public/timetable/list.ts':
    "import { holdSeconds } from '@studio/domain/bookings/hold';\nimport type { Hold } from '@studio/contracts/bookings';\nimport { apiBase } from '@studio/contracts/paths';\nimport { button } from '../../../ui/button.ts';\nimport { mat } from '../../../assets/pictures/mat.ts';\nexport const list = [holdSeconds, apiBase, button, mat];",
  'apps/web/app/features/public/checkout/pay.ts': 'export const pay = 1;',
  'apps/web/app/ui/button.ts': "import '../assets/mark.svg?url';\nexport const button = 1;",
  'apps/web/app/assets/mark.svg': '<svg />',
  'apps/web/app/assets/pictures/mat.ts': "import file from '../mark.svg?url';\nexport const mat = { file };",
  'apps/web/app/lib/session.ts': 'export const session = 1;',
  'apps/server/src/app.ts': "export { routes } from './bookings/routes.ts';",
  'apps/server/src/bookings/routes.ts':
    "import { store } from '../payments/store.ts';\nexport const routes = store;",
  'apps/server/src/payments/store.ts':
    "export { clock } from '../platform/clock.ts';\nexport const store = 1;",
  'apps/server/src/catalogue/prices.ts': 'export const prices = 1;',
  'apps/server/src/platform/clock.ts': "import 'node:fs';\nexport const clock = 1;",
  'apps/server/src/integrations/email/port.ts': 'export interface Mail {}',
  'apps/server/src/integrations/email/smtp-email.ts': 'export const smtp = 1;',
  'apps/sandbox/src/main.ts': "import './server.ts';",
  'apps/sandbox/src/server.ts': 'export const server = 1;',
  'apps/identity/src/identity.ts': "import './pool.ts';\nexport const identity = 1;",
  'apps/identity/src/pool.ts': 'export const pool = 1;',
  'tests/harness/identity.ts':
    "import { identity } from '@studio/identity/identity';\nexport const pool = identity;",
};

/** Each case: the file, the import to add, and the expected message. */
const forbidden: [name: string, file: string, line: string, fault: RegExp][] = [
  [
    'feature → feature',
    'apps/web/app/features/public/timetable/card.ts',
    "import { pay } from '../checkout/pay.ts';",
    /the feature public\/timetable must not import the feature public\/checkout/,
  ],
  [
    'feature → feature, loaded later',
    'apps/web/app/features/public/timetable/card.ts',
    "export const later = () => import('../checkout/pay.ts');",
    /the feature public\/timetable must not import the feature public\/checkout/,
  ],
  [
    'ui → features',
    'apps/web/app/ui/dialog.ts',
    "export { pay } from '../features/public/checkout/pay.ts';",
    /ui must not import features/,
  ],
  [
    'ui → contracts, as a type too',
    'apps/web/app/ui/dialog.ts',
    "import type { Hold } from '@studio/contracts/bookings';",
    /ui must not import contracts/,
  ],
  [
    'lib → features',
    'apps/web/app/lib/client.ts',
    "import { pay } from '../features/public/checkout/pay.ts';",
    /lib must not import features/,
  ],
  [
    'features → routes',
    'apps/web/app/features/public/checkout/card.ts',
    "import timetable from '../../../routes/timetable.tsx';",
    /features must not import routes/,
  ],
  [
    'a picture → ui',
    'apps/web/app/assets/pictures/mat.ts',
    "import { button } from '../../ui/button.ts';",
    /assets must not import ui/,
  ],
  ['web → zod', 'apps/web/app/lib/check.ts', "import { z } from 'zod';", /web must not use zod/],
  [
    'web → a schema of the contracts',
    'apps/web/app/lib/check.ts',
    "import { hold } from '@studio/contracts/bookings';",
    /only types and constants from contracts/,
  ],
  [
    'web → content → a schema',
    'packages/content/src/terms.ts',
    "export { hold as terms } from '@studio/contracts/bookings';",
    /apps\/web\/app\/routes\/terms\.tsx → packages\/content\/src\/terms\.ts → packages\/contracts\/src\/bookings\.ts → zod/,
  ],
  [
    'web → the profile that the studio was set up with',
    'apps/web/app/features/public/checkout/pay.ts',
    "import { branch } from '@studio/content/branch';",
    /pages must read the studio from the root data/,
  ],
  [
    'the site as it is served → its sources',
    'apps/web/server/render-page.ts',
    "import { session } from '../app/lib/session.ts';",
    /the site runs from its build/,
  ],
  [
    'web → server',
    'apps/web/app/lib/check.ts',
    "import { clock } from '@studio/server/platform/clock';",
    /web must not import server/,
  ],
  [
    'constants → zod',
    'packages/contracts/src/paths.ts',
    "import { z } from 'zod';",
    /must contain only plain constants/,
  ],
  [
    'domain → node:fs',
    'packages/domain/src/time.ts',
    "import { readFileSync } from 'node:fs';",
    /domain must not use node:fs/,
  ],
  [
    'islands → the router',
    'packages/islands/src/static-shell.tsx',
    "import { Link } from 'react-router';",
    /islands must not use the package react-router/,
  ],
  [
    'islands → domain',
    'packages/islands/src/static-shell.tsx',
    "import { holdSeconds } from '@studio/domain/bookings/hold';",
    /islands must not import domain/,
  ],
  [
    'domain → a package',
    'packages/domain/src/time.ts',
    "import pg from 'pg';",
    /domain must not use the package pg/,
  ],
  [
    'domain → contracts, as a type too',
    'packages/domain/src/time.ts',
    "import type { Hold } from '@studio/contracts/bookings';",
    /domain must not import contracts/,
  ],
  [
    'contracts → content',
    'packages/contracts/src/terms.ts',
    "import { terms } from '@studio/content/terms';",
    /contracts must not import content/,
  ],
  [
    'payments → bookings',
    'apps/server/src/payments/webhook.ts',
    "import type { Routes } from '../bookings/routes.ts';",
    /payments must not import bookings/,
  ],
  [
    'catalogue → payments',
    'apps/server/src/catalogue/sale.ts',
    "import { store } from '../payments/store.ts';",
    /catalogue must not import payments/,
  ],
  [
    'a context nobody has entered in the order',
    'apps/server/src/vouchers/sell.ts',
    "import { store } from '../payments/store.ts';",
    /vouchers is not a known context/,
  ],
  [
    'platform → context',
    'apps/server/src/platform/errors.ts',
    "import { prices } from '../catalogue/prices.ts';",
    /platform must not import catalogue/,
  ],
  [
    'context → adapter',
    'apps/server/src/payments/send.ts',
    "import { smtp } from '../integrations/email/smtp-email.ts';",
    /payments must use the integration email through its port/,
  ],
  [
    'use case → routes',
    'apps/server/src/bookings/hold-class.ts',
    "import { routes } from './routes.ts';",
    /only the application may import routes/,
  ],
  [
    'sandbox → server',
    'apps/sandbox/src/server.ts',
    "import { clock } from '@studio/server/platform/clock';",
    /sandbox must not import server/,
  ],
  [
    'sandbox → domain',
    'apps/sandbox/src/server.ts',
    "import { holdSeconds } from '@studio/domain/bookings/hold';",
    /sandbox must not import domain/,
  ],
  [
    'server → sandbox',
    'apps/server/src/app.ts',
    "import '@studio/sandbox/server';",
    /server must not import sandbox/,
  ],
  [
    'identity → server',
    'apps/identity/src/pool.ts',
    "import { clock } from '@studio/server/platform/clock';",
    /identity must not import server/,
  ],
  [
    'identity → contracts, as a type too',
    'apps/identity/src/pool.ts',
    "import type { Hold } from '@studio/contracts/bookings';",
    /identity must not import contracts/,
  ],
  [
    'identity → what tests are made of',
    'apps/identity/src/pool.ts',
    "import { pool } from '../../../tests/harness/identity.ts';",
    /identity must not import scripts and tests/,
  ],
  [
    'server → identity, as a type too',
    'apps/server/src/app.ts',
    "import type { identity } from '@studio/identity/identity';",
    /server must not import identity/,
  ],
  [
    'web → identity',
    'apps/web/app/lib/check.ts',
    "import { identity } from '@studio/identity/identity';",
    /web must not import identity/,
  ],
  [
    'circle',
    'apps/sandbox/src/server.ts',
    "import './main.ts';",
    /import cycle: apps\/sandbox\/src\/main\.ts → apps\/sandbox\/src\/server\.ts → apps\/sandbox\/src\/main\.ts/,
  ],
  [
    'circle of types',
    'apps/sandbox/src/server.ts',
    "import type { Main } from './main.ts';",
    /import cycle: apps\/sandbox\/src\/main\.ts → apps\/sandbox\/src\/server\.ts → apps\/sandbox\/src\/main\.ts/,
  ],
  ['nowhere', 'apps/sandbox/src/server.ts', "import './gone.ts';", /gone\.ts: file not found/],
  ['test tools', 'apps/sandbox/src/server.ts', "import 'vitest';", /vitest belongs in tests/],
  ['a room without a name', 'apps/server/src/utils/text.ts', '', /needs a name that says what it contains/],
  ['a barrel', 'packages/domain/src/bookings/index.ts', "export * from './hold.ts';", /no barrel files/],
];

const sourceFiles = Object.keys(inOrder).filter((file) => /\.tsx?$/.test(file)).length;
let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'directions-'));
  for (const [file, text] of Object.entries(inOrder)) write(file, text);
  write('apps/web/app/routes/terms.tsx', "export { terms as default } from '@studio/content/terms';");
});

afterEach(() => rmSync(root, { recursive: true }));

describe('checkImports', () => {
  it('accepts a valid project after reading all of its files', () => {
    expect(checkImports(root)).toEqual({ files: sourceFiles + 1, faults: [] });
  });

  it.each(forbidden)('reports %s', (_name, file, line, fault) => {
    write(file, `${line}\n${inOrder[file] ?? ''}`);
    expect(checkImports(root).faults.join('\n')).toMatch(fault);
  });

  it('throws for a file that does not parse', () => {
    write('packages/domain/src/broken.ts', 'import { from');
    expect(() => checkImports(root)).toThrow(/broken\.ts does not parse/);
  });
});

function write(file: string, text: string): void {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}
