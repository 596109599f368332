import { AdminResetUserPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { PoolAdministrator } from '@studio/server/integrations/identity/invite-team-member';

/** Ends the password and the logins of an account, and has the pool email a code for a new one. Throws what the client throws. */
export async function resetPassword(
  { client, userPoolId }: PoolAdministrator,
  email: string,
): Promise<string> {
  await client.send(new AdminResetUserPasswordCommand({ UserPoolId: userPoolId, Username: email }));
  return `${email} is logged out and needs a new password: we’ve emailed a code to choose it with.`;
}
