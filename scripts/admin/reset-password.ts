import { AdminResetUserPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { UserPoolAdministrator } from '@studio/server/integrations/identity/invite-team-member';

/**
 * Invalidates an account's password and logins, and makes the user pool email a code for a new password. Returns the
 * sentence to print. Throws the errors of the AWS client.
 */
export async function resetPassword(
  { client, userPoolId }: UserPoolAdministrator,
  email: string,
): Promise<string> {
  await client.send(new AdminResetUserPasswordCommand({ UserPoolId: userPoolId, Username: email }));
  return `${email} has been logged out of all devices. We’ve emailed them a password reset code.`;
}
