/** Error for incorrect use of the script by the page. Customer actions never throw it. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}
