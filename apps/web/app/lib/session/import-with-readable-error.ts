export const connectionErrorMessage = 'We can’t connect right now. Check your connection and try again.';

/** Imports a module, or throws an error whose message can be shown. */
export async function importWithReadableError<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    throw new Error(connectionErrorMessage);
  }
}
