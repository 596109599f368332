import { CommandError } from './command-error.mjs';

/** Oldest major version of Node that can start the project. The project then runs on the Node that it installs. */
const oldestMajor = 20;

/**
 * Throws CommandError when this Node is too old to install the project.
 * @returns {void}
 */
export function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < oldestMajor) {
    throw new CommandError(
      `Miles Street needs Node ${oldestMajor} or newer to start. You have Node ${process.versions.node}. Download it from https://nodejs.org.`,
    );
  }
}
