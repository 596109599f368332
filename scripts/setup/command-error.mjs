/** A reason to stop that a person can act on; it is shown without a stack. */
export class CommandError extends Error {}

/**
 * Runs a command's main function. A CommandError is printed as its sentence alone; anything else is a fault of ours and
 * keeps its stack. Either ends the process with code 1.
 *
 * @param {() => Promise<number>} main resolves with the exit code
 */
export async function runCommand(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
    process.exitCode = 1;
  }
}
