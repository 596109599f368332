/** An error that the operator can fix. It is shown without a stack. */
export class CommandError extends Error {}

/**
 * Runs a command's main function. A CommandError prints only its message.
 * Any other error is a bug and prints its stack.
 * Either one sets exit code 1.
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
