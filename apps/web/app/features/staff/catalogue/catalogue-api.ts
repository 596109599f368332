import { paths } from '@studio/contracts/paths';
import type {
  GetStaffCatalogueResponse,
  ListPromosResponse,
  ListStaffGiftCardsResponse,
  StaffGiftCardResponse,
} from '@studio/contracts/staff-catalogue';
import type {
  AddActivityResponse,
  AddClassTypeResponse,
  SaveClassTypeResponse,
} from '@studio/contracts/staff-class-types';
import type { AddProductResponse, SaveProductResponse } from '@studio/contracts/staff-products';
import type { AddRoomResponse, PreviewRoomMapResponse } from '@studio/contracts/staff-rooms';
import type { RoomBed } from '@studio/domain/beds/room-map';
import type { NoShowPolicy } from '@studio/domain/bookings/no-show';
import type { ClassLevel, ClassTypeAudience } from '@studio/domain/catalogue/class-type-details';
import type { ProductTermsInput } from '@studio/domain/catalogue/product-details';
import type { RoomKind } from '@studio/domain/catalogue/room-kind';
import { browserApi } from '../../../lib/api/browser-api.ts';

const post = <ResponseBody>(path: string, body: object = {}) => browserApi().call<ResponseBody>(path, body);

export const loadStaffCatalogue = () => post<GetStaffCatalogueResponse>(paths.staffCatalogue);

export type ProductValues = ProductTermsInput & {
  name: string;
  pricePence: number;
  subtitle: string;
  includes: string[];
  excludes: string[];
  badge: string;
};
export const addProduct = (product: ProductValues & { onSale: boolean }) =>
  post<AddProductResponse>(paths.productAdd, product);
export const saveProduct = (
  id: string,
  version: number,
  product: ProductValues & { asNewVersion: boolean },
) => post<SaveProductResponse>(paths.productSave, { id, version, ...product });
export const setProductSaleStatus = (id: string, sale: 'on' | 'off' | 'archived') =>
  post(paths.productSale, { id, sale });
export const reorderProduct = (id: string, offset: -1 | 1) => post(paths.productReorder, { id, offset });

export interface ClassTypeValues {
  title: string;
  description: string;
  activityId: string;
  subType: string;
  difficulty: ClassLevel;
  audience: ClassTypeAudience;
  durationMin: number;
  capacity: number | null;
  pricePence: number;
  hasBedChoice: boolean;
}
export const addClassType = (type: ClassTypeValues) => post<AddClassTypeResponse>(paths.classTypeAdd, type);
export const saveClassType = (
  id: string,
  version: number,
  type: ClassTypeValues & { includeScheduled: boolean },
) => post<SaveClassTypeResponse>(paths.classTypeSave, { id, version, ...type });
export const reorderClassType = (id: string, offset: -1 | 1) => post(paths.classTypeReorder, { id, offset });
/** State of a record. `removeEmpty` also removes its scheduled classes that no one has booked, holds or waits for. */
export interface ArchivedState {
  archived: boolean;
  removeEmpty: boolean;
}
export const archiveClassType = (id: string, state: ArchivedState) =>
  post(paths.classTypeArchive, { id, ...state });

/** Adds an activity and returns its id. Returns the id of the activity that already has this name. */
export const addActivity = async (label: string): Promise<string> =>
  (await post<AddActivityResponse>(paths.activityAdd, { label })).id;
export const renameActivity = (activity: { id: string; label: string; previousLabel: string }) =>
  post(paths.activityRename, activity);

export interface InstructorValues {
  id: string | null;
  name: string;
  bio: string;
  tags: string[];
  teaches: string[];
  oneToOneFromPence: number | null;
  active: boolean;
}
export const saveInstructor = (instructor: InstructorValues) => post(paths.instructorSave, instructor);

export interface RoomValues {
  name: string;
  kind: RoomKind;
  detail: string;
  capacity: number;
}
export const addRoom = (room: RoomValues) => post<AddRoomResponse>(paths.roomAdd, room);
/** Saves a room. `beds` replaces its map. */
export const saveRoom = (id: string, version: number, room: RoomValues & { beds?: readonly RoomBed[] }) =>
  post(paths.roomSave, { id, version, ...room });
export const previewRoomMap = (id: string, beds: readonly RoomBed[]) =>
  post<PreviewRoomMapResponse>(paths.roomMapPreview, { id, beds });
export const reorderRoom = (id: string, offset: -1 | 1) => post(paths.roomReorder, { id, offset });
export const archiveRoom = (id: string, state: ArchivedState) => post(paths.roomArchive, { id, ...state });

export const saveNoShowPolicy = (policy: NoShowPolicy) => post(paths.noShowPolicySave, { policy });

export const listPromos = (query: string) => post<ListPromosResponse>(paths.promos, { query });

export interface PromoValues {
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
export const createPromo = (promo: PromoValues) => post(paths.promoCreate, promo);
export const deactivatePromo = (code: string) => post(paths.promoDeactivate, { code });

export const listGiftCards = (query: string, cursor: string | null) =>
  post<ListStaffGiftCardsResponse>(paths.staffGiftCards, { query, cursor });
export const loadGiftCard = (id: string) => post<StaffGiftCardResponse>(paths.staffGiftCard, { id });
export const updateGiftCard = (id: string, change: object) => post(paths.giftCardChange, { id, change });
