import { createCognitoClient } from '@studio/server/integrations/identity/cognito-identity';
import type { UserPoolAdministrator } from '@studio/server/integrations/identity/invite-team-member';
import { type Config, ConfigError, readConfig } from '@studio/server/platform/config/config';
import { trustStoredCertificate } from '@studio/server/platform/http/local-certificate';
import { getUserPoolAdminAccess } from '../serve/user-pool-admin-access.ts';
import { inviteOwner } from './invite.ts';
import { resetPassword } from './reset-password.ts';
import { rotateKeys } from './rotate-keys.ts';

const usage = `Usage: npm run admin -- invite <email>
       npm run admin -- reset-password <email>
       npm run admin -- rotate-keys

  invite        creates an account with the role Owner and emails a temporary password. An existing account
                gets the role.
  reset-password
                logs an account out, invalidates its password and emails a code for a new one.
  rotate-keys   creates a new signing key for access tokens. No one has to log in again.

  The site must be running.`;

async function main(args: readonly string[]): Promise<number> {
  const work = parseCommand(args);
  if (!work) {
    console.error(usage);
    return 2;
  }
  try {
    const config = readConfig(process.env);
    if (config.https) trustStoredCertificate(config.dataDir);
    const access = getUserPoolAdminAccess(config);
    console.log(await work({ client: createCognitoClient(access), userPoolId: access.userPoolId }, config));
    return 0;
  } catch (error) {
    console.error(toReadableError(error));
    return 1;
  }
}

type Work = (pool: UserPoolAdministrator, config: Config) => Promise<string>;

function parseCommand([command, email, ...rest]: readonly string[]): Work | null {
  if (email?.includes('@') && rest.length === 0) {
    if (command === 'invite') return (pool) => inviteOwner(pool, email);
    if (command === 'reset-password') return (pool) => resetPassword(pool, email);
  }
  if (command !== 'rotate-keys' || email) return null;
  return (pool, { userPool }) => {
    if (!userPool.own) throw new ConfigError(['IDENTITY=cognito: Amazon rotates the keys automatically']);
    return rotateKeys(pool);
  };
}

/** Returns a readable message for an error that the operator can fix, and any other error unchanged. */
function toReadableError(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return error;
  if ('code' in error && error.code === 'ECONNREFUSED') {
    const at = 'port' in error ? `port ${error.port}` : 'that port';
    return `No process is listening on ${at}. Start the site with the same settings, or set its port: PORT=3001 npm run admin -- …`;
  }
  const errorMessages: Record<string, string> = {
    UnrecognizedClientException:
      'The user pool rejected IDENTITY_ACCESS_KEY_ID. Use the same value as the running process.',
    InvalidSignatureException:
      'The user pool rejected the signature. Use the same IDENTITY_SECRET_ACCESS_KEY as the running process.',
    InvalidParameterException: error.message,
    NotAuthorizedException: error.message,
    UserNotFoundException: 'No account has this email address.',
    NotInvited: error.message,
  };
  return errorMessages[error.name] ?? error;
}

process.exitCode = await main(process.argv.slice(2));
