import { paths } from '@studio/contracts/paths';
import type {
  GetStaffCatalogueResponse,
  ListPromosResponse,
  ListStaffGiftCardsResponse,
  SaveClassTypeResponse,
  StaffGiftCardResponse,
} from '@studio/contracts/staff-catalogue';
import type { NoShowPolicy } from '@studio/domain/bookings/no-show';
import { browserApi } from '../../../lib/api/browser-api.ts';

const post = <Answer>(path: string, body: object = {}) => browserApi().call<Answer>(path, body);

export const loadCatalogue = () => post<GetStaffCatalogueResponse>(paths.staffCatalogue);

export interface ProductDraft {
  id: string;
  name: string;
  pricePence: number;
  sessions: number | null;
  validDays: number | null;
  memberDiscountPercent: number;
  oncePerPerson: boolean;
  shareable: boolean;
  subtitle: string;
  includes: string[];
  excludes: string[];
  badge: string;
}
export const saveProduct = (product: ProductDraft) => post(paths.productSave, product);
export const setProductOnSale = (id: string, sale: 'on' | 'off' | 'archived') =>
  post(paths.productSale, { id, sale });
export const reorderProduct = (id: string, offset: -1 | 1) => post(paths.productPlace, { id, offset });

export interface ClassTypeDraft {
  id: string;
  title: string;
  description: string;
  pricePence: number;
  durationMin: number;
  includeScheduled: boolean;
}
export const saveClassType = (kind: ClassTypeDraft) => post<SaveClassTypeResponse>(paths.classTypeSave, kind);

export interface InstructorDraft {
  id: string | null;
  name: string;
  bio: string;
  tags: string[];
  teaches: string[];
  oneToOneFromPence: number | null;
  active: boolean;
}
export const saveInstructor = (instructor: InstructorDraft) => post(paths.instructorSave, instructor);

export const saveRoom = (room: { id: string; name: string; detail: string; capacity: number }) =>
  post(paths.roomSave, room);

export const savePolicy = (policy: NoShowPolicy) => post(paths.noShowPolicySave, { policy });

export const listPromos = (query: string) => post<ListPromosResponse>(paths.promos, { query });

export interface PromoDraft {
  code: string;
  percent: number | null;
  amountPence: number | null;
  appliesTo: 'everything' | 'classes' | 'products' | 'first-pack';
  limitedTo: string[];
  from: string | null;
  to: string | null;
  usesMax: number | null;
  usesPerPerson: number | null;
}
export const createPromo = (promo: PromoDraft) => post(paths.promoCreate, promo);
export const deactivatePromo = (code: string) => post(paths.promoStop, { code });

export const listGiftCards = (query: string, cursor: string | null) =>
  post<ListStaffGiftCardsResponse>(paths.staffGiftCards, { query, cursor });
export const loadGiftCard = (id: string) => post<StaffGiftCardResponse>(paths.staffGiftCard, { id });
export const updateGiftCard = (id: string, change: object) => post(paths.giftCardChange, { id, change });
