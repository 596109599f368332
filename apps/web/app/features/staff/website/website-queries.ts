import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { loadCatalogue } from '../../../lib/site/load-catalogue.ts';
import { listTexts, readText } from './website-api.ts';

/** Queries of the site's texts. Invalidate `all` after each change. */
export const websiteQueries = {
  all: ['website'] as const,
  list: () => queryOptions({ queryKey: ['website', 'list'], queryFn: listTexts }),
  /** Text with its draft and its published versions. */
  text: (id: string) => queryOptions({ queryKey: ['website', 'text', id], queryFn: () => readText(id) }),
  /** Records that texts can refer to. */
  catalogue: () =>
    queryOptions({ queryKey: ['website', 'catalogue'], queryFn: () => loadCatalogue(browserApi()) }),
};
