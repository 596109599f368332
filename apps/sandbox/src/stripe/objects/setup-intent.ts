import { type ApiCall, toEpochSeconds } from '../api/api-call.ts';
import { mergeMetadata, readChoice, readText } from '../api/form.ts';
import type { PublicSetupIntent, SetupIntent } from './api-objects.ts';
import { createId } from './create-id.ts';
import { readAllowedTypes } from './payment-intent.ts';

/** Creates a setup intent from the parameters of a call, without storing it. */
export function createSetupIntent({ form, now }: ApiCall): SetupIntent {
  const id = createId('seti');
  const allowed = readAllowedTypes(form);
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: allowed,
    application: null,
    automatic_payment_methods: allowed ? null : { allow_redirects: 'always', enabled: true },
    cancellation_reason: null,
    client_secret: createId(`${id}_secret`, 25),
    created: toEpochSeconds(now),
    customer: readText(form, 'customer') ?? null,
    customer_account: null,
    description: readText(form, 'description') ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: mergeMetadata(form),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: readChoice(form, 'usage', ['off_session', 'on_session']) ?? 'off_session',
  };
}

/** Returns the few fields of a setup intent that a browser with its client secret can see. */
export function toPublicSetupIntent(setup: SetupIntent): PublicSetupIntent {
  const { id, object, automatic_payment_methods, cancellation_reason, client_secret, created } = setup;
  const { description, last_setup_error, livemode, next_action, payment_method } = setup;
  const { payment_method_configuration_details, payment_method_types, status, usage } = setup;
  return {
    id,
    object,
    automatic_payment_methods,
    cancellation_reason,
    client_secret,
    created,
    description,
    last_setup_error,
    livemode,
    next_action,
    payment_method,
    payment_method_configuration_details,
    payment_method_types,
    status,
    usage,
  };
}
