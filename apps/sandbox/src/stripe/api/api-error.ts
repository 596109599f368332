import type { ApiErrorBody } from '../objects/api-objects.ts';

/** An answer in the provider's error form. Thrown, it undoes the transaction of its call. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ApiErrorBody;

  constructor(status: number, body: ApiErrorBody & { message: string }) {
    super(body.message);
    this.status = status;
    this.body = body.code ? { ...body, doc_url: getDocUrl(body.code) } : body;
  }

  /** Whether the answer is kept under the idempotency key: rejected parameters are not, the caller may mend them. */
  get isKept(): boolean {
    return !this.body.code?.startsWith('parameter_') && this.status < 500;
  }
}

/** 400 for a request that cannot be carried out as it is. */
export function invalidRequestError(
  message: string,
  rest: Partial<Omit<ApiErrorBody, 'message'>> = {},
): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...rest });
}

/** 404 resource_missing for an unknown id. */
export function missingResourceError(kind: string, id: string, param: string): ApiError {
  const names: Record<string, string> = { payment_method: 'PaymentMethod', setup_intent: 'setupintent' };
  const name = names[kind] ?? kind;
  return new ApiError(kind === 'payment_method' && param !== 'id' ? 400 : 404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${name}: '${id}'`,
    param: param === 'id' && kind === 'payment_intent' ? 'intent' : param,
  });
}

/** Where the provider documents an error code. */
export function getDocUrl(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
}
