import { DescribeUserPoolCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { PoolAdministrator } from '@studio/server/integrations/identity/invite-team-member';

const operation = 'AWSCognitoIdentityProviderService.AdminRotateSigningKey';

/**
 * Gives our own pool a new key for tokens, and answers what follows, in sentences. The operation is ours alone, so the client
 * has no name for it: it sends one that looks alike, under the other name. Throws what the client throws.
 */
export async function rotateKeys({ client, userPoolId }: PoolAdministrator): Promise<string> {
  const command = new DescribeUserPoolCommand({ UserPoolId: userPoolId });
  command.middlewareStack.add(
    (next) => (call) => {
      const { headers } = call.request as { headers: Record<string, string> };
      headers['x-amz-target'] = operation;
      return next(call);
    },
    // Before it is signed.
    { step: 'build', priority: 'low' },
  );
  await client.send(command);
  return 'A new key is published, and signs in two minutes. Whoever is logged in stays so: tokens of the old one are good to their end.';
}
