import { getObject, type ObjectKind } from '../objects/object-store.ts';
import { type ApiRoute, createResponse, parseParameterNames } from './api-call.ts';
import { readBoolean, readText, readTextList } from './form.ts';
import { listObjects } from './list.ts';

const paging = 'created expand limit starting_after ending_before';

/** Creates a route such as `GET /things/:id`. */
export function createRetrieveRoute(kind: ObjectKind, path: string): ApiRoute {
  return {
    method: 'GET',
    path: `${path}/:id`,
    accepts: parseParameterNames('expand'),
    handle: async (call) => createResponse(await getObject(call.db, kind, call.params.id ?? '')),
  };
}

/**
 * Filter by a field of the objects. `at` is the field's path, by default the parameter's name. `is` is the parameter's
 * type, by default text.
 */
export interface ListField {
  param: string;
  at?: string;
  is?: 'boolean' | 'list';
}

/**
 * Creates a route such as `GET /things`, newest first. `filters` names the parameters that `listObjects` applies
 * itself, separated by spaces. `fields` are further filters, by fields of the objects.
 */
export function createListRoute(
  kind: ObjectKind,
  path: string,
  filters: string,
  fields: ListField[] = [],
): ApiRoute {
  const params = fields.map(({ param }) => param).join(' ');
  return {
    method: 'GET',
    path,
    accepts: parseParameterNames(`${paging} ${filters} ${params}`),
    handle: async (call) => {
      const filterValues: Record<string, string | boolean | string[]> = {};
      for (const { param, at = param, is } of fields) {
        const value =
          is === 'list'
            ? readTextList(call.form, param)
            : is === 'boolean'
              ? readBoolean(call.form, param)
              : readText(call.form, param);
        if (value !== undefined && !(Array.isArray(value) && value.length === 0)) filterValues[at] = value;
      }
      return createResponse(await listObjects(call, kind, `/v1${path}`, filterValues));
    },
  };
}
