import { Pool } from 'pg';
import { startIdentity } from '../tests/harness/identity.ts';

/*
 * Runs the project's own user pool alone in a process, for benchmarks. The process reports its URL and, on request, its
 * CPU time. Its emails stay in the database unsent.
 */

const [databaseUrl] = process.argv.slice(2);
const connection = { pool: new Pool({ connectionString: databaseUrl, max: 20 }) };
const { userPoolId, clientId, endpoint, credentials } = await startIdentity({ connection });

process.send?.({ userPoolId, clientId, endpoint, credentials });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ workedMs: (user + system) / 1000 });
});
// The benchmark that started this process has ended.
process.on('disconnect', () => process.exit());
