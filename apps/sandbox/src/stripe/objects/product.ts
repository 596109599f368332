import { type ApiCall, toEpochSeconds } from '../api/api-call.ts';
import { createMissingParameterError, mergeMetadata, readBoolean, readText } from '../api/form.ts';
import type { Product } from './api-objects.ts';
import { createId } from './create-id.ts';

/** Creates a product. Its price is a separate object. */
export function createProduct({ form, now }: ApiCall): Product {
  const name = readText(form, 'name');
  if (!name) throw createMissingParameterError('name');
  return {
    id: readText(form, 'id') ?? createId('prod', 14),
    object: 'product',
    active: readBoolean(form, 'active') ?? true,
    created: toEpochSeconds(now),
    default_price: null,
    description: readText(form, 'description') ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: mergeMetadata(form),
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: toEpochSeconds(now),
    url: null,
  };
}
