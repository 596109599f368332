import { paths } from '@studio/contracts/paths';
import { afterEach, expect, it, vi } from 'vitest';
import { saveKnownProfileName } from './save-missing-profile-name.ts';
import type { SessionUser } from './session-user.ts';

const call = vi.fn(async () => ({ ok: true, user: { firstName: 'Nora', lastName: null } }));
const saveMissingNames = vi.fn(async () => null);
vi.mock('../api/browser-api.ts', () => ({ browserApi: () => ({ call }) }));
vi.mock('./session.ts', () => ({ saveMissingNames: (...args: []) => saveMissingNames(...args) }));

afterEach(() => {
  globalThis.studioSession = undefined;
  vi.clearAllMocks();
});

function logIn(name: string): void {
  const user: SessionUser = { id: 'm1', email: 'nora@invite.example', name, firstName: name, groups: [] };
  globalThis.studioSession = () => user;
}

it('saves the name that the studio has in an account without one', async () => {
  logIn('nora');
  saveKnownProfileName();
  await vi.waitFor(() => expect(saveMissingNames).toHaveBeenCalledWith({ firstName: 'Nora', lastName: '' }));
  expect(call).toHaveBeenCalledWith(paths.userGet, {});
});

it('asks nothing for an account with a name, and without a login', () => {
  saveKnownProfileName();
  logIn('Nora Vale');
  saveKnownProfileName();
  expect(call).not.toHaveBeenCalled();
});
