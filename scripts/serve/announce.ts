import type { Config } from '@studio/server/platform/config';

/** Says where everything is. */
export function announce(config: Config): void {
  const lines = config.mode === 'demo' ? demoLines(config) : [`Miles Street is open at ${config.publicUrl}`];
  console.log(lines.join('\n'));
}

function demoLines({ publicUrl, databaseUrl, dataDir }: Config): string[] {
  return [
    '',
    `  Miles Street is open at ${publicUrl}   (demo mode)`,
    '',
    `  Book a class   ${publicUrl}/timetable`,
    '  Test card      4242 4242 4242 4242, any future date, any code',
    '                 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks for 3-D Secure',
    `  Mailbox        ${publicUrl}/sandbox/mail`,
    databaseUrl
      ? '  Database       PostgreSQL, from DATABASE_URL'
      : `  Database       embedded, in ${dataDir} (for trying out: a power cut may lose the last bookings)`,
    '',
    '  No accounts yet: classes are booked as a guest. Stop with Ctrl+C.',
    '',
  ];
}
