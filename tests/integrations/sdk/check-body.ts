import { type Declared, getDeclaredType, parseDeclarations } from './declarations.ts';
import { findProblems, type Problem, type Seen } from './find-problems.ts';

/** SDK file and type by the value of the API's `object`. */
const types: Record<string, [file: string, name: string]> = {
  account: ['resources/Accounts', 'Account'],
  balance: ['resources/Balance', 'Balance'],
  charge: ['resources/Charges', 'Charge'],
  customer: ['resources/Customers', 'Customer'],
  dispute: ['resources/Disputes', 'Dispute'],
  invoice: ['resources/Invoices', 'Invoice'],
  invoice_payment: ['resources/InvoicePayments', 'InvoicePayment'],
  payment_intent: ['resources/PaymentIntents', 'PaymentIntent'],
  payment_method: ['resources/PaymentMethods', 'PaymentMethod'],
  price: ['resources/Prices', 'Price'],
  product: ['resources/Products', 'Product'],
  refund: ['resources/Refunds', 'Refund'],
  setup_intent: ['resources/SetupIntents', 'SetupIntent'],
  subscription: ['resources/Subscriptions', 'Subscription'],
  'test_helpers.test_clock': ['resources/TestHelpers/TestClocks', 'TestClock'],
};
const error = ['Types', 'StripeRawError'] as const;

interface Body {
  object?: string;
  type?: string;
  deleted?: boolean;
  error?: unknown;
  data?: unknown;
  [field: string]: unknown;
}

/** Compares the body of a response or webhook with the type that the SDK declares for it. */
export function checkBody(body: Body, seen: Seen = () => {}): Problem[] {
  if (body.error !== undefined) return findProblems(body.error, getDeclaredType(...error), 'error', seen);
  if (body.object === 'list' && Array.isArray(body.data)) {
    const { data, ...list } = body;
    const problems = findProblems({ ...list, data: [] }, getDeclaredType('lib', 'ApiList'), 'list', seen);
    return [...problems, ...data.flatMap((each: Body) => checkBody(each, seen))];
  }
  return findProblems(body, typeOf(body), body.type ?? body.object ?? 'response', seen);
}

function typeOf({ object = '', type = '', deleted }: Body): Declared {
  if (object === 'event') return listEventTypes().get(type) ?? getDeclaredType('resources/Events', type);
  const [file, name] = types[object] ?? ['resources', object];
  return getDeclaredType(file, deleted ? `Deleted${name}` : name);
}

let events: Map<string, Declared> | undefined;

/** Returns the SDK's interface for each event type. */
function listEventTypes(): Map<string, Declared> {
  events ??= new Map(
    [...parseDeclarations('resources/Events').types.values()].flatMap((each) => {
      if (each.node.type !== 'TSInterfaceDeclaration') return [];
      for (const member of each.node.body.body) {
        if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') continue;
        const type = member.typeAnnotation?.typeAnnotation;
        if (member.key.name !== 'type' || type?.type !== 'TSLiteralType') continue;
        if ('value' in type.literal) return [[String(type.literal.value), each] as const];
      }
      return [];
    }),
  );
  return events;
}
