import { paths } from '@studio/contracts/paths';
import { catalogueOkResponse } from '@studio/contracts/staff-catalogue';
import * as contract from '@studio/contracts/staff-products';
import type { FastifyInstance } from 'fastify';
import { addProduct, type ProductInput } from '../../catalogue/product-store.ts';
import { reorderProduct } from '../../catalogue/reorder-product.ts';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { changeProduct, setProductSaleStatus } from './change-product.ts';
import { ownerPolicy } from './owner-policy.ts';

const done = { ok: true as const };

/** Registers the routes that add, change, order and archive products. */
export function registerProductRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.productAdd,
    policy: ownerPolicy,
    request: contract.addProductRequest,
    response: contract.addProductResponse,
    handle: async (body, caller) => {
      const input = { ...toInput(body), onSale: body.onSale };
      return { ...done, id: await addProduct(services, input, getStaffActor(caller)) };
    },
  });
  registerApiRoute(app, services, {
    path: paths.productSave,
    policy: ownerPolicy,
    request: contract.saveProductRequest,
    response: contract.saveProductResponse,
    handle: async (body, caller) => {
      const { id, version, asNewVersion } = body;
      const update = { ...toInput(body), id, version, asNewVersion };
      return { ...done, ...(await changeProduct(services, update, getStaffActor(caller))) };
    },
  });
  registerApiRoute(app, services, {
    path: paths.productSale,
    policy: ownerPolicy,
    request: contract.setProductSaleStatusRequest,
    response: catalogueOkResponse,
    handle: async ({ branchId, id, sale }, caller) => {
      await setProductSaleStatus(services, { branchId, id, sale }, getStaffActor(caller));
      return done;
    },
  });
  registerApiRoute(app, services, {
    path: paths.productReorder,
    policy: ownerPolicy,
    request: contract.reorderProductsRequest,
    response: catalogueOkResponse,
    handle: async ({ branchId, id, offset }, caller) => {
      await reorderProduct(services, { branchId, id, offset }, getStaffActor(caller));
      return done;
    },
  });
}

/** Picks the values of a product from the request, which also contains the envelope. */
function toInput(body: ProductInput): ProductInput {
  const { branchId, kind, name, pricePence, covers, offPeakOnly, onlyWhen, sessions, validDays } = body;
  const { memberDiscountPercent, oncePerPerson, shareable, subtitle, includes, excludes, badge } = body;
  const coverage = { covers, offPeakOnly, onlyWhen, sessions, validDays };
  const rights = { memberDiscountPercent, oncePerPerson, shareable };
  return { branchId, kind, name, pricePence, ...coverage, ...rights, subtitle, includes, excludes, badge };
}
