import { recordEvent } from '../objects/event.ts';
import { findObject, getObject, insertObject } from '../objects/object-store.ts';
import { newPrice } from '../objects/price.ts';
import { newProduct } from '../objects/product.ts';
import { invalidRequest } from './api-error.ts';
import { type ApiRoute, answer, names } from './call.ts';
import { missingParam, textOf } from './form.ts';
import { listFor } from './list.ts';
import { listing, retrieval } from './retrieval.ts';

/** What is sold, and what it costs. */
export const productRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/products',
    accepts: names('active description expand id metadata name'),
    handle: async (call) => {
      const product = newProduct(call);
      if (await findObject(call.db, 'product', product.id)) {
        throw invalidRequest(`Product already exists.`, { code: 'resource_already_exists', param: 'id' });
      }
      await insertObject(call.db, 'product', product);
      await recordEvent(call, 'product.created', product);
      return answer(product);
    },
  },
  retrieval('product', '/products'),
  listing('product', '/products', '', [
    { param: 'active', is: 'boolean' },
    { param: 'ids', at: 'id', is: 'list' },
  ]),
  {
    method: 'POST',
    path: '/prices',
    accepts: names('active currency expand lookup_key metadata nickname product recurring unit_amount'),
    handle: async (call) => {
      const product = textOf(call.form, 'product');
      if (!product) throw missingParam('product');
      await getObject(call.db, 'product', product, 'product');
      const price = newPrice(call, product);
      if (price.lookup_key) {
        const { data } = await listFor({ ...call, form: {} }, 'price', '/v1/prices', {
          lookup_key: price.lookup_key,
          active: true,
        });
        const [taken] = data;
        if (taken) {
          throw invalidRequest(`A price (\`${taken.id}\`) already uses that lookup key.`, {
            param: 'lookup_key',
          });
        }
      }
      await insertObject(call.db, 'price', price);
      await recordEvent(call, 'price.created', price);
      return answer(price);
    },
  },
  retrieval('price', '/prices'),
  listing('price', '/prices', '', [
    { param: 'active', is: 'boolean' },
    { param: 'lookup_keys', at: 'lookup_key', is: 'list' },
    { param: 'product' },
    { param: 'type' },
    { param: 'currency' },
  ]),
];
