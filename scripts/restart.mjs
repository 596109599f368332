import { spawnSync } from 'node:child_process';
import { isProcessReady, performRollingRestart } from './restart/rolling-restart.mjs';
import { CommandError, runCommand } from './setup/command-error.mjs';

/**
 * `npm run restart -- "systemctl restart miles-street@{port}" 3001 3002`: restarts the processes at these ports in
 * turn. At least one process always serves.
 */
await runCommand(async () => {
  const [command, ...ports] = process.argv.slice(2);
  if (!command?.includes('{port}') || ports.length < 2)
    throw new CommandError(
      'Pass a command and the ports: npm run restart -- "systemctl restart miles-street@{port}" 3001 3002',
    );
  const processes = ports.map((port) => ({
    restart: async () => {
      console.log(`Restarting the process on port ${port}…`);
      const { status } = spawnSync(command.replaceAll('{port}', port), { shell: true, stdio: 'inherit' });
      if (status !== 0)
        throw new CommandError(
          `The command failed for port ${port}. The remaining processes were not restarted.`,
        );
    },
    isReady: () => isProcessReady(port),
  }));
  await performRollingRestart(processes);
  console.log('All processes are ready.');
  return 0;
});
