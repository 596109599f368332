import { type ApiCall, epochSeconds } from '../api/call.ts';
import { booleanOf, mergeMetadata, missingParam, textOf } from '../api/form.ts';
import type { Product } from './api-objects.ts';
import { newId } from './new-id.ts';

/** Something that is sold; its price is an object of its own. */
export function newProduct({ form, now }: ApiCall): Product {
  const name = textOf(form, 'name');
  if (!name) throw missingParam('name');
  return {
    id: textOf(form, 'id') ?? newId('prod', 14),
    object: 'product',
    active: booleanOf(form, 'active') ?? true,
    created: epochSeconds(now),
    default_price: null,
    description: textOf(form, 'description') ?? null,
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
    updated: epochSeconds(now),
    url: null,
  };
}
