import { uploadTimeoutMs } from '@studio/contracts/request-limits';
import { browserApi } from './browser-api.ts';

/** Calls `path` with fields and a file, as `multipart/form-data`. The file comes last, as the API expects. */
export function uploadFile<ResponseBody>(path: string, fields: object, file: Blob): Promise<ResponseBody> {
  const api = browserApi((url, { headers, body, ...request } = {}) => {
    const form = new FormData();
    form.set('request', String(body));
    form.set('file', file);
    const { 'content-type': _json, ...others } = headers as Record<string, string>;
    return fetch(url, {
      ...request,
      headers: others,
      body: form,
      signal: AbortSignal.timeout(uploadTimeoutMs),
    });
  });
  return api.call<ResponseBody>(path, fields);
}
