import { recordEvent } from '../objects/event.ts';
import { findObject, getObject, insertObject } from '../objects/object-store.ts';
import { createPrice } from '../objects/price.ts';
import { createProduct } from '../objects/product.ts';
import { type ApiRoute, createResponse, parseParameterNames } from './api-call.ts';
import { createInvalidRequestError } from './api-error.ts';
import { createMissingParameterError, readText } from './form.ts';
import { listObjects } from './list.ts';
import { createListRoute, createRetrieveRoute } from './read-routes.ts';

/** Routes of products and prices. */
export const productRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/products',
    accepts: parseParameterNames('active description expand id metadata name'),
    handle: async (call) => {
      const product = createProduct(call);
      if (await findObject(call.db, 'product', product.id)) {
        throw createInvalidRequestError(`Product already exists.`, {
          code: 'resource_already_exists',
          param: 'id',
        });
      }
      await insertObject(call.db, 'product', product);
      await recordEvent(call, 'product.created', product);
      return createResponse(product);
    },
  },
  createRetrieveRoute('product', '/products'),
  createListRoute('product', '/products', '', [
    { param: 'active', is: 'boolean' },
    { param: 'ids', at: 'id', is: 'list' },
  ]),
  {
    method: 'POST',
    path: '/prices',
    accepts: parseParameterNames(
      'active currency expand lookup_key metadata nickname product recurring unit_amount',
    ),
    handle: async (call) => {
      const product = readText(call.form, 'product');
      if (!product) throw createMissingParameterError('product');
      await getObject(call.db, 'product', product, 'product');
      const price = createPrice(call, product);
      if (price.lookup_key) {
        const { data } = await listObjects({ ...call, form: {} }, 'price', '/v1/prices', {
          lookup_key: price.lookup_key,
          active: true,
        });
        const [taken] = data;
        if (taken) {
          throw createInvalidRequestError(`A price (\`${taken.id}\`) already uses that lookup key.`, {
            param: 'lookup_key',
          });
        }
      }
      await insertObject(call.db, 'price', price);
      await recordEvent(call, 'price.created', price);
      return createResponse(price);
    },
  },
  createRetrieveRoute('price', '/prices'),
  createListRoute('price', '/prices', '', [
    { param: 'active', is: 'boolean' },
    { param: 'lookup_keys', at: 'lookup_key', is: 'list' },
    { param: 'product' },
    { param: 'type' },
    { param: 'currency' },
  ]),
];
