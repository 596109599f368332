import type { ApiErrorBody } from '../objects/api-objects.ts';

/** Error that the API reports in Stripe's format. Throwing it rolls back the call's transaction. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ApiErrorBody;

  constructor(status: number, body: ApiErrorBody & { message: string }) {
    super(body.message);
    this.status = status;
    this.body = body.code ? { ...body, doc_url: getDocUrl(body.code) } : body;
  }

  /**
   * Whether the response is stored under the idempotency key. Responses to invalid parameters and server errors aren't,
   * so the caller can use the key again for a corrected or repeated request.
   */
  get isStored(): boolean {
    return !this.body.code?.startsWith('parameter_') && this.status < 500;
  }
}

/** Creates a 400 for a request that can't be carried out. */
export function createInvalidRequestError(
  message: string,
  fields: Partial<Omit<ApiErrorBody, 'message'>> = {},
): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...fields });
}

/** Creates a 404 resource_missing for an unknown id, or a 400 for an unknown payment method in a parameter. */
export function createMissingResourceError(kind: string, id: string, param: string): ApiError {
  const names: Record<string, string> = { payment_method: 'PaymentMethod', setup_intent: 'setupintent' };
  const name = names[kind] ?? kind;
  return new ApiError(kind === 'payment_method' && param !== 'id' ? 400 : 404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${name}: '${id}'`,
    param: param === 'id' && kind === 'payment_intent' ? 'intent' : param,
  });
}

/** Returns the URL of Stripe's documentation about an error code. */
export function getDocUrl(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
}
