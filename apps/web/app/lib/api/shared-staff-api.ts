import { paths } from '@studio/contracts/paths';
import { browserApi } from './browser-api.ts';

/** Marks a tour's visitors as arrived or not. */
export const markTourArrived = (tourId: string, arrived: boolean) =>
  browserApi().call(paths.staffTourArrived, { tourId, arrived });

export const retryRefund = (refundId: string) => browserApi().call(paths.refundRetry, { refundId });
