import type { PublicConfig } from '@studio/contracts/public-config';
import { createContext, type RouterContextProvider } from 'react-router';
import type { Api, CallOptions } from '../api/api.ts';
import { toApiError } from '../api/api-error.ts';

export interface SiteContext {
  config: PublicConfig;
  /** Calls the booking API in-process and returns the response body, also for errors. */
  callApi: (path: string, body: unknown) => Promise<unknown>;
  now: () => Date;
  reportError: (error: unknown) => void;
  /** Whether the page is a preview of a text that isn't published. */
  isPreview: boolean;
}

export const siteContext = createContext<SiteContext>();

export function getServerApi(context: Readonly<RouterContextProvider>): Api {
  const { callApi, config } = context.get(siteContext);
  return {
    async call<ResponseBody>(path: string, fields: object, options: CallOptions = {}): Promise<ResponseBody> {
      const body = await callApi(path, { branchId: config.branchId, ...fields });
      if ((body as { ok?: unknown } | null)?.ok === true) return body as ResponseBody;
      throw toApiError(200, body, options.unexpected ?? 'Unexpected server response');
    },
  };
}
