/** Thrown when the page uses the script wrongly; what a customer does never throws. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}
