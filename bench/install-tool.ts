import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, runProgram } from '../scripts/setup/run-program.mjs';

const folder = path.join(projectRoot, 'bench');

/** Installs the benchmark tools on demand, and returns the path of one program. */
export async function installTool(program: 'lighthouse/cli/index.js' | 'cognito-local/lib/bin/start.js') {
  const file = path.join(folder, 'node_modules', program);
  if (!existsSync(file)) {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const code = await runProgram(npm, ['ci', '--prefix', folder, '--no-audit', '--no-fund'], {
      quiet: true,
    });
    if (code !== 0) throw new Error('Could not install the benchmark tools.');
  }
  return file;
}
