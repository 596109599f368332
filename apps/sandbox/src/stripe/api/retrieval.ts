import { getObject, type Kind } from '../objects/object-store.ts';
import { type ApiRoute, answer, names } from './call.ts';
import { booleanOf, textOf, textsOf } from './form.ts';
import { listFor } from './list.ts';

const paging = 'created expand limit starting_after ending_before';

/** `GET /things/:id`. */
export function retrieval(kind: Kind, path: string): ApiRoute {
  return {
    method: 'GET',
    path: `${path}/:id`,
    accepts: names('expand'),
    handle: async (call) => answer(await getObject(call.db, kind, call.params.id ?? '')),
  };
}

/** How a list is narrowed by a field of its objects: where the field is, and whether it is a yes or no. */
export interface ListField {
  param: string;
  at?: string;
  is?: 'boolean' | 'list';
}

/** `GET /things`, newest first; `filters` are those of the list itself, `fields` those of its objects. */
export function listing(kind: Kind, path: string, filters: string, fields: ListField[] = []): ApiRoute {
  const params = fields.map(({ param }) => param).join(' ');
  return {
    method: 'GET',
    path,
    accepts: names(`${paging} ${filters} ${params}`),
    handle: async (call) => {
      const wanted: Record<string, string | boolean | string[]> = {};
      for (const { param, at = param, is } of fields) {
        const value =
          is === 'list'
            ? textsOf(call.form, param)
            : is === 'boolean'
              ? booleanOf(call.form, param)
              : textOf(call.form, param);
        if (value !== undefined && !(Array.isArray(value) && value.length === 0)) wanted[at] = value;
      }
      return answer(await listFor(call, kind, `/v1${path}`, wanted));
    },
  };
}
