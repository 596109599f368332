import { Pool } from 'pg';
import { startIdentity } from '../tests/harness/identity.ts';

/*
 * Our user pool alone in a process of its own, for measurements: it says where it is, and, when asked, how long its
 * processor has worked. Nobody sends its mails; they wait in the database.
 */

const [databaseUrl] = process.argv.slice(2);
const connection = { pool: new Pool({ connectionString: databaseUrl, max: 20 }) };
const { userPoolId, clientId, endpoint, credentials } = await startIdentity({ connection });

process.send?.({ userPoolId, clientId, endpoint, credentials });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ workedMs: (user + system) / 1000 });
});
// Whoever measures has gone.
process.on('disconnect', () => process.exit());
