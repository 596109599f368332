import type { Operation } from '../protocol/operation.ts';
import { adminAddUserToGroup } from './admin-add-user-to-group.ts';
import { adminConfirmSignUp } from './admin-confirm-sign-up.ts';
import { adminCreateUser } from './admin-create-user.ts';
import { adminDeleteUser } from './admin-delete-user.ts';
import { adminDisableUser } from './admin-disable-user.ts';
import { adminEnableUser } from './admin-enable-user.ts';
import { adminGetUser } from './admin-get-user.ts';
import { adminListGroupsForUser } from './admin-list-groups-for-user.ts';
import { adminRemoveUserFromGroup } from './admin-remove-user-from-group.ts';
import { adminResetUserPassword } from './admin-reset-user-password.ts';
import { adminRotateSigningKey } from './admin-rotate-signing-key.ts';
import { adminSetUserMfaPreference } from './admin-set-user-mfa-preference.ts';
import { adminSetUserPassword } from './admin-set-user-password.ts';
import { adminUpdateUserAttributes } from './admin-update-user-attributes.ts';
import { adminUserGlobalSignOut } from './admin-user-global-sign-out.ts';
import { associateSoftwareToken } from './associate-software-token.ts';
import { changePassword } from './change-password.ts';
import { completePasskeySignIn } from './complete-passkey-sign-in.ts';
import { completeWebAuthnRegistration } from './complete-web-authn-registration.ts';
import { confirmDevice } from './confirm-device.ts';
import { confirmForgotPassword } from './confirm-forgot-password.ts';
import { confirmSignUp } from './confirm-sign-up.ts';
import { countRecoveryCodes } from './count-recovery-codes.ts';
import { createRecoveryCodes } from './create-recovery-codes.ts';
import { deleteUser } from './delete-user.ts';
import { deleteWebAuthnCredential } from './delete-web-authn-credential.ts';
import { forgetDevice } from './forget-device.ts';
import { forgotPassword } from './forgot-password.ts';
import { getTokensFromRefreshToken } from './get-tokens-from-refresh-token.ts';
import { getUser } from './get-user.ts';
import { getUserAttributeVerificationCode } from './get-user-attribute-verification-code.ts';
import { getUserAuthFactors } from './get-user-auth-factors.ts';
import { globalSignOut } from './global-sign-out.ts';
import { initiateAuth } from './initiate-auth.ts';
import { listAuthEvents } from './list-auth-events.ts';
import { listDevices } from './list-devices.ts';
import { listUsers } from './list-users.ts';
import { listUsersInGroup } from './list-users-in-group.ts';
import { listWebAuthnCredentials } from './list-web-authn-credentials.ts';
import { renameWebAuthnCredential } from './rename-web-authn-credential.ts';
import { resendConfirmationCode } from './resend-confirmation-code.ts';
import { respondToAuthChallenge } from './respond-to-auth-challenge.ts';
import { revokeToken } from './revoke-token.ts';
import { setUserMfaPreference } from './set-user-mfa-preference.ts';
import { signUp } from './sign-up.ts';
import { startPasskeySignIn } from './start-passkey-sign-in.ts';
import { startWebAuthnRegistration } from './start-web-authn-registration.ts';
import { updateDeviceStatus } from './update-device-status.ts';
import { updateUserAttributes } from './update-user-attributes.ts';
import { verifyPassword } from './verify-password.ts';
import { verifySoftwareToken } from './verify-software-token.ts';
import { verifyUserAttribute } from './verify-user-attribute.ts';

/** All operations of the user pool. Add a new one in its own file and list it here. */
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
  adminResetUserPassword,
  adminRotateSigningKey,
  adminSetUserMfaPreference,
  adminSetUserPassword,
  adminUpdateUserAttributes,
  adminUserGlobalSignOut,
  associateSoftwareToken,
  changePassword,
  completePasskeySignIn,
  completeWebAuthnRegistration,
  confirmDevice,
  confirmForgotPassword,
  confirmSignUp,
  countRecoveryCodes,
  createRecoveryCodes,
  deleteUser,
  deleteWebAuthnCredential,
  forgetDevice,
  forgotPassword,
  getTokensFromRefreshToken,
  getUser,
  getUserAttributeVerificationCode,
  getUserAuthFactors,
  globalSignOut,
  initiateAuth,
  listAuthEvents,
  listDevices,
  listUsers,
  listUsersInGroup,
  listWebAuthnCredentials,
  renameWebAuthnCredential,
  resendConfirmationCode,
  respondToAuthChallenge,
  revokeToken,
  setUserMfaPreference,
  signUp,
  startPasskeySignIn,
  startWebAuthnRegistration,
  updateDeviceStatus,
  updateUserAttributes,
  verifyPassword,
  verifySoftwareToken,
  verifyUserAttribute,
];

export const operations: ReadonlyMap<string, Operation> = new Map(
  all.map((operation) => [operation.name, operation]),
);
