import type { SandboxDatabase } from '../../database.ts';
import type {
  Account,
  ApiErrorBody,
  ApiList,
  Balance,
  DeletedCustomer,
  DeletedTestClock,
  InvoicePayment,
  PublicPaymentIntent,
  PublicSetupIntent,
} from '../objects/api-objects.ts';
import type { ObjectKind, StoredObjects } from '../objects/object-store.ts';
import type { Form } from './form.ts';

/** API call as the route handlers get it. */
export interface ApiCall {
  /** Database access. For POST and DELETE it is a transaction, which also stores the response. */
  db: SandboxDatabase;
  now: Date;
  params: Record<string, string>;
  form: Form;
  requestId: string;
  idempotencyKey: string | null;
  /** Kind of API key. `publishable` calls come from a browser and need a client secret as proof. */
  key: 'secret' | 'publishable';
  /** URL prefix under which browsers reach the sandbox, such as `https://host/sandbox/stripe`. */
  publicUrl: string;
}

/** Part of a call that billing needs, also in background jobs, which have no request. */
export type WorkContext = Pick<ApiCall, 'db' | 'now' | 'publicUrl'> &
  Partial<Pick<ApiCall, 'requestId' | 'idempotencyKey'>>;

type AnswerBody =
  | StoredObjects[ObjectKind]
  | ApiList<StoredObjects[ObjectKind] | InvoicePayment>
  | PublicPaymentIntent
  | PublicSetupIntent
  | DeletedCustomer
  | DeletedTestClock
  | Account
  | Balance
  | { error: ApiErrorBody };

export interface ApiResponse {
  status: number;
  body: AnswerBody;
}

export interface ApiRoute {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path below `/v1`, in Fastify's notation. */
  path: string;
  /** Whether browsers may call the route with the publishable key. */
  publishable?: boolean;
  /** Names of the parameters that the route accepts. All others are rejected as unknown. */
  accepts: ReadonlySet<string>;
  handle(call: ApiCall): Promise<ApiResponse>;
}

/** Wraps a body in a response with status 200. */
export function createResponse(body: AnswerBody): ApiResponse {
  return { status: 200, body };
}

/** Parses parameter names separated by white space. */
export function parseParameterNames(line: string): ReadonlySet<string> {
  return new Set(line.split(/\s+/).filter(Boolean));
}

/** Converts a date to whole seconds, Stripe's unit of time. */
export function toEpochSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
