import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLicenceAllowed, listLockedPackages } from './licences.mjs';
import { projectRoot } from './setup/run-program.mjs';

const lockFiles = ['package-lock.json', 'bench/package-lock.json', 'scripts/pictures/package-lock.json'];
const names = (packages: ReturnType<typeof listLockedPackages>) =>
  packages.map(({ name, version }) => `${name}@${version}`);

describe.each(lockFiles)('%s', (file) => {
  const packages = listLockedPackages(readFileSync(path.join(projectRoot, file), 'utf8'));

  it('has a SHA-512 hash for every package, also for other platforms', () => {
    expect(packages.length).toBeGreaterThan(0);
    const without = packages.filter(({ integrity }) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''));
    expect(names(without)).toEqual([]);
  });

  it('installs from the registry only', () => {
    expect(names(packages.filter(({ resolved }) => resolved !== undefined))).toEqual([]);
  });

  it('has licences that SECURITY.md allows', () => {
    expect(names(packages.filter(({ licence }) => !isLicenceAllowed(licence)))).toEqual([]);
  });
});

describe('isLicenceAllowed', () => {
  it.each([
    ['MIT', true],
    ['(AFL-2.1 OR BSD-3-Clause)', true],
    ['(MIT AND Zlib)', true],
    ['GPL-3.0', false],
    ['MIT AND GPL-3.0', false],
    ['GPL-2.0 OR LGPL-3.0', false],
    ['SEE LICENSE IN LICENSE.md', false],
    [undefined, false],
  ])('returns for %s: %s', (licence, allowed) => {
    expect(isLicenceAllowed(licence)).toBe(allowed);
  });
});
