import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isGuardedPath, isTeamPath, toPagePath } from './guarded-paths.ts';

const appFolder = new URL('../../', import.meta.url);

describe('guarded pages', () => {
  it('include every page whose route requires access', () => {
    const routes = readFileSync(new URL('routes.ts', appFolder), 'utf8');
    const guarded = readdirSync(new URL('routes/', appFolder)).filter((file) =>
      readFileSync(new URL(`routes/${file}`, appFolder), 'utf8').includes('<RequireAccess'),
    );
    const paths = [...routes.matchAll(/route\('([^']+)', 'routes\/([^']+)'\)/g)]
      .filter(([, , file = '']) => guarded.includes(file))
      .map(([, path]) => `/${path}`);
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !isGuardedPath(path))).toEqual([]);
  });

  it('are found with a query, a hash, a last slash and capitals', () => {
    for (const path of ['/account?x=1#cards', '/Account/', '/BOOKINGS?booking=1', '/security#devices'])
      expect(isGuardedPath(path), path).toBe(true);
    for (const path of ['/', '/checkout?class=1', '/accounts', '/scanner', '/booking/1?k=2'])
      expect(isGuardedPath(path), path).toBe(false);
  });

  it('belong to the team if a tool or a setting says so', () => {
    for (const path of ['/admin', '/ADMIN/people?q=x', '/trainer/', '/Scan?code=1', '/About#who'])
      expect(isTeamPath(path, ['/about']), path).toBe(true);
    expect(isTeamPath('/about', [])).toBe(false);
    expect(isTeamPath('/account', ['/about'])).toBe(false);
  });

  it('keep the path of the home page', () => {
    expect(toPagePath('/?a=b')).toBe('/');
    expect(toPagePath('/About/#who')).toBe('/about');
  });
});
