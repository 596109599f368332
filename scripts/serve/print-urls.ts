import type { Config } from '@studio/server/platform/config/config';
import { demoAccounts, demoPassword } from './demo-accounts.ts';

/** Prints the URLs of the site and, in demo mode, of its tools. */
export function printUrls(config: Config): void {
  const lines =
    config.mode === 'demo' ? demoLines(config) : [`Miles Street is running at ${config.publicUrl}`];
  console.log(lines.join('\n'));
}

function demoLines({ publicUrl, databaseUrl, dataDir, userPool }: Config): string[] {
  return [
    '',
    `  Miles Street is running at ${publicUrl}   (demo mode)`,
    '',
    `  Book a class   ${publicUrl}/timetable`,
    '  Test card      4242 4242 4242 4242, any future date, any security code',
    '                 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 requires 3-D Secure',
    `  Mailbox        ${publicUrl}/sandbox/mail   (text messages: ${publicUrl}/sandbox/sms)`,
    databaseUrl
      ? '  Database       PostgreSQL, from DATABASE_URL'
      : `  Database       embedded, in ${dataDir} (for trying it out: you may lose the latest bookings in a power cut)`,
    ...accountLines(userPool.own),
    '',
    '  Press Ctrl+C to stop.',
    '',
  ];
}

/** Returns the lines about the demo accounts. Empty for an external user pool, whose accounts are unknown. */
function accountLines(own: boolean): string[] {
  if (!own) return [];
  const [first = '', ...others] = demoAccounts.map(({ email }) => email);
  return [
    `  Accounts       ${first}   password for all: ${demoPassword}`,
    ...others.map((email) => `                 ${email}`),
  ];
}
