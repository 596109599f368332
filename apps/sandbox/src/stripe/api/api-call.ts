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

/** One API call as the handlers see it. */
export interface ApiCall {
  /** Inside a transaction for POST and DELETE: what is written becomes true together with the stored answer. */
  db: SandboxDatabase;
  now: Date;
  params: Record<string, string>;
  form: Form;
  requestId: string;
  idempotencyKey: string | null;
  /** `publishable` calls come from a browser and must prove themselves with a client secret. */
  key: 'secret' | 'publishable';
  /** Origin and prefix under which browsers reach the sandbox, without a slash at the end. */
  publicUrl: string;
}

/** What work needs of a call; work in the background has no request to name. */
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
  /** Below `/v1`, in Fastify's notation. */
  path: string;
  /** Whether a browser may call it. */
  publishable?: boolean;
  /** The parameters it has; anything else is refused as unknown. */
  accepts: ReadonlySet<string>;
  handle(call: ApiCall): Promise<ApiResponse>;
}

/** A plain 200. */
export function createResponse(body: AnswerBody): ApiResponse {
  return { status: 200, body };
}

/** A parameter list, written as one line of names. */
export function parseParameterNames(line: string): ReadonlySet<string> {
  return new Set(line.split(/\s+/).filter(Boolean));
}

/** The provider counts in whole seconds. */
export function toEpochSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
