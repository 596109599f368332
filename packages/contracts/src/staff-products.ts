import { z } from 'zod';
import { productDto } from './catalogue.ts';
import { catalogueId, catalogueRecordVersion, moveOffset } from './catalogue-records.ts';
import { withEnvelope } from './envelope.ts';
import { branchId } from './shared-fields.ts';
import { singleLineText } from './text-schemas.ts';

/** Staff calls about products. Only owners may make them. A change applies to new sales only. */

/** Kinds of goods: products, gift cards of a fixed amount, and items sold at the front desk. */
const catalogueKind = z.enum([...productDto.shape.kind.options, 'gift-card', 'counter']);

export const staffProduct = productDto.extend({
  kind: catalogueKind,
  onSale: z.boolean(),
  archived: z.boolean(),
  position: z.number().int(),
  version: z.number().int(),
  /** Id of the product of which this is a new version; null for others. */
  replaces: z.string().nullable(),
  /** Whether the product was ever sold or granted. Its kind, coverage and renewal are then fixed. */
  sold: z.boolean(),
  /** Number of clients who can use sessions of the product, or have it as a membership. */
  clients: z.number().int(),
});
export type StaffProduct = z.infer<typeof staffProduct>;

const lines = z.array(singleLineText().min(1).max(160)).max(12);

const productFields = {
  kind: catalogueKind,
  name: singleLineText().min(1).max(80),
  pricePence: z.number().int().min(0).max(1_000_000),
  /** Activities whose classes the sessions pay for. Ignored for kinds that cover none. */
  covers: z.array(catalogueId).max(20),
  offPeakOnly: z.boolean(),
  /** Weekday (0 is Monday) and London time from which an offer is two places for one price; null for others. */
  onlyWhen: z
    .object({
      weekday: z.number().int().min(0).max(6),
      from: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time in the format HH:MM'),
    })
    .nullable(),
  sessions: z.number().int().min(1).max(500).nullable(),
  validDays: z.number().int().min(1).max(1500).nullable(),
  memberDiscountPercent: z.number().int().min(0).max(100),
  oncePerPerson: z.boolean(),
  shareable: z.boolean(),
  subtitle: singleLineText().min(1).max(200),
  includes: lines,
  excludes: lines,
  badge: singleLineText().max(40),
};

/**
 * POST /admin/catalogue/product/add: adds a product, on sale at once or not. Its id comes from its name. Errors:
 * bad_request (with `field`).
 */
export const addProductRequest = withEnvelope({ branchId, ...productFields, onSale: z.boolean() });
export const addProductResponse = z.object({ ok: z.literal(true), id: z.string() });
export type AddProductResponse = z.infer<typeof addProductResponse>;

/**
 * POST /admin/catalogue/product: changes a product for new sales. Kind, coverage and renewal of a product that was sold
 * are fixed: with `asNewVersion`, a change of them archives the product and adds a new one, whose id the response
 * contains. `version` is that of the product that the caller read. Errors: not_found, bad_request (with `field`),
 * edit_conflict (someone saved a later version), not_changeable (fixed terms would change, without `asNewVersion` or of
 * an archived product). After an error, nothing is changed.
 */
export const saveProductRequest = withEnvelope({
  branchId,
  id: catalogueId,
  version: catalogueRecordVersion,
  ...productFields,
  asNewVersion: z.boolean().default(false),
});
export const saveProductResponse = z.object({
  ok: z.literal(true),
  /** Id of the saved product. With `isNewVersion`, it is the id of the new product. */
  id: z.string(),
  isNewVersion: z.boolean(),
});
export type SaveProductResponse = z.infer<typeof saveProductResponse>;

/**
 * POST /admin/catalogue/product/sale: puts a product on sale, takes it off sale or archives it. Sold products stay
 * valid. Errors: not_found, not_changeable (a later version replaces the product, which can then only be archived).
 */
export const setProductSaleStatusRequest = withEnvelope({
  branchId,
  id: catalogueId,
  sale: z.enum(['on', 'off', 'archived']),
});

/**
 * POST /admin/catalogue/product/reorder: moves a product one position up or down among the products of its kind.
 * Errors: not_found.
 */
export const reorderProductsRequest = withEnvelope({ branchId, id: catalogueId, offset: moveOffset });
