import { DescribeUserPoolCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { UserPoolAdministrator } from '@studio/server/integrations/identity/invite-team-member';

const operation = 'AWSCognitoIdentityProviderService.AdminRotateSigningKey';

/**
 * Gives the project's own user pool a new signing key for tokens, and returns a sentence about the consequences. The
 * AWS client doesn't know this operation, so this sends a similar command with the operation's name in its header.
 * Throws the errors of the AWS client.
 */
export async function rotateKeys({ client, userPoolId }: UserPoolAdministrator): Promise<string> {
  const command = new DescribeUserPoolCommand({ UserPoolId: userPoolId });
  command.middlewareStack.add(
    (next) => (call) => {
      const { headers } = call.request as { headers: Record<string, string> };
      headers['x-amz-target'] = operation;
      return next(call);
    },
    // Sets the operation's name before the client signs the request.
    { step: 'build', priority: 'low' },
  );
  await client.send(command);
  return 'New signing key published. It starts signing tokens in 2 minutes. Tokens signed with the old key stay valid until they expire, so no one has to log in again.';
}
