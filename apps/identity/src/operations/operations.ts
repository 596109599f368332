import type { Operation } from '../wire/operation.ts';
import { adminAddUserToGroup } from './admin-add-user-to-group.ts';
import { adminConfirmSignUp } from './admin-confirm-sign-up.ts';
import { adminCreateUser } from './admin-create-user.ts';
import { adminDeleteUser } from './admin-delete-user.ts';
import { adminDisableUser } from './admin-disable-user.ts';
import { adminEnableUser } from './admin-enable-user.ts';
import { adminGetUser } from './admin-get-user.ts';
import { adminListGroupsForUser } from './admin-list-groups-for-user.ts';
import { adminRemoveUserFromGroup } from './admin-remove-user-from-group.ts';
import { adminSetUserPassword } from './admin-set-user-password.ts';
import { adminUpdateUserAttributes } from './admin-update-user-attributes.ts';
import { adminUserGlobalSignOut } from './admin-user-global-sign-out.ts';
import { getTokensFromRefreshToken } from './get-tokens-from-refresh-token.ts';
import { globalSignOut } from './global-sign-out.ts';
import { listUsers } from './list-users.ts';
import { listUsersInGroup } from './list-users-in-group.ts';
import { revokeToken } from './revoke-token.ts';

/** Every operation that the pool answers. A further one is written in a file of its own and entered here. */
const all: readonly Operation[] = [
  adminAddUserToGroup,
  adminConfirmSignUp,
  adminCreateUser,
  adminDeleteUser,
  adminDisableUser,
  adminEnableUser,
  adminGetUser,
  adminListGroupsForUser,
  adminRemoveUserFromGroup,
  adminSetUserPassword,
  adminUpdateUserAttributes,
  adminUserGlobalSignOut,
  getTokensFromRefreshToken,
  globalSignOut,
  listUsers,
  listUsersInGroup,
  revokeToken,
];

export const operations: ReadonlyMap<string, Operation> = new Map(all.map((one) => [one.name, one]));
