/** Error whose cause the operator can correct. The command shows its message without a stack. */
export class CommandError extends Error {}

/**
 * Runs a command's main function. A CommandError prints only its message. Any other error is a bug and prints its
 * stack. Both set exit code 1.
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
