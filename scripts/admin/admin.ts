import { cognitoClient } from '@studio/server/outside/identity/cognito';
import { ConfigError, readConfig } from '@studio/server/platform/config';
import { poolAccess } from '../serve/pool-access.ts';
import { inviteAdministrator } from './invite.ts';

const usage = `Usage: npm run admin -- invite <email>

  invite   makes an account in the group ADMIN and mails a password to begin with; an account that
           is there already joins the group. The studio has to be running.`;

/** Does what the command line says, and answers the exit code. */
async function main([command, email, ...rest]: readonly string[]): Promise<number> {
  if (command !== 'invite' || !email?.includes('@') || rest.length > 0) {
    console.error(usage);
    return 2;
  }
  try {
    const access = poolAccess(readConfig(process.env));
    console.log(
      await inviteAdministrator({ client: cognitoClient(access), userPoolId: access.userPoolId }, email),
    );
    return 0;
  } catch (error) {
    console.error(explained(error));
    return 1;
  }
}

/** Failures that the person at the keyboard can mend, in words for them. */
function explained(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return error;
  if ('code' in error && error.code === 'ECONNREFUSED') {
    return 'Nothing answers. Start the studio first, with the same settings.';
  }
  const refusals: Record<string, string> = {
    UnrecognizedClientException:
      'The user pool does not know our key: IDENTITY_ACCESS_KEY_ID is another there.',
    InvalidSignatureException:
      'The user pool does not take our signature: is IDENTITY_SECRET_ACCESS_KEY the same?',
    InvalidParameterException: error.message,
    NotInvited: error.message,
  };
  return refusals[error.name] ?? error;
}

process.exitCode = await main(process.argv.slice(2));
