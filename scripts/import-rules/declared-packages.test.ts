import { describe, expect, it } from 'vitest';
import { findPackageFaults, type Manifest, type PackageUse } from './declared-packages.ts';

const manifest = (folder: string, name: string, toRun: string[], toBuild: string[] = []): Manifest => ({
  folder,
  name,
  toRun: new Set(toRun),
  declared: new Set([...toRun, ...toBuild]),
});
const use = (file: string, name: string, typeOnly = false): PackageUse => ({ file, package: name, typeOnly });

const manifests = [
  manifest('', 'miles-street', ['pg'], ['vitest', 'typescript']),
  manifest('bench', 'bench', [], ['autocannon']),
  manifest(
    'apps/server',
    '@studio/server',
    ['fastify', '@studio/domain'],
    ['vitest', 'ajv', '@types/pdfkit'],
  ),
];
const inOrder = [
  use('scripts/backup/dump.ts', 'pg'),
  use('tests/contexts/pay-for-hold.test.ts', 'vitest'),
  use('bench/load.ts', 'autocannon'),
  use('bench/load.ts', 'pg'),
  use('apps/server/src/app.ts', 'fastify'),
  use('apps/server/src/app.ts', '@studio/domain'),
  use('apps/server/src/app.ts', '@studio/server'),
  use('apps/server/src/app.ts', 'ajv', true),
  use('apps/server/src/app.ts', 'pdfkit', true),
  use('apps/server/src/app.test.ts', 'vitest'),
];
const check = (...more: PackageUse[]) => findPackageFaults(manifests, [...inOrder, ...more]);

describe('declared packages', () => {
  it('accepts declared packages, tools that are run by name, and types of imported packages', () => {
    expect(check()).toEqual([]);
  });

  it('accepts a project without a package.json', () => {
    expect(findPackageFaults([], inOrder)).toEqual([]);
  });

  it.each([
    ['a package that another one declares', use('apps/server/src/store.ts', 'pg')],
    ['a package that only the root declares', use('apps/server/src/app.ts', 'typescript')],
    ['a package of ours', use('apps/server/src/app.ts', '@studio/content')],
    ['a package of the bench outside of it', use('tests/load.ts', 'autocannon')],
  ])('reports %s', (_what, wrong) => {
    expect(check(wrong)).toEqual([expect.stringMatching(/package\.json does not declare it$/)]);
  });

  it('reports a runtime package that is declared for development only', () => {
    const faults = check(use('apps/server/src/app.ts', 'ajv'));
    expect(faults).toEqual([
      'apps/server/src/app.ts → ajv: apps/server/package.json declares it for development only',
    ]);
  });

  it('reports a declared package that nothing imports', () => {
    const [, ...others] = inOrder;
    expect(
      findPackageFaults(
        manifests,
        others.filter(({ package: name }) => name !== 'pg'),
      ),
    ).toEqual(['package.json: nothing imports pg']);
  });
});
