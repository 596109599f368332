import {
  AdminGetUserCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { linkDemoInstructor } from '@studio/server/demo/link-demo-instructor';
import type { Services } from '@studio/server/platform/services';
import { demoAccounts } from './demo-accounts.ts';

/** Gives the demo trainer the classes of the instructor with the same name. */
export async function linkDemoTrainer(
  client: CognitoIdentityProviderClient,
  userPoolId: string,
  { database, config }: Services,
): Promise<void> {
  for (const { email, firstName, lastName } of demoAccounts.filter(({ group }) => group === 'TRAINER')) {
    const command = new AdminGetUserCommand({ UserPoolId: userPoolId, Username: email });
    const { UserAttributes = [] } = await client.send(command);
    const userId = UserAttributes.find(({ Name }) => Name === 'sub')?.Value;
    if (userId)
      await linkDemoInstructor(database, config.branchId, { name: `${firstName} ${lastName}`, userId });
  }
}
