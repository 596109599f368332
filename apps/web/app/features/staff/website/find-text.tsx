import { siteCopyFields, siteCopyIds } from '@studio/content/site-copy/site-copy-fields';
import { flattenCopy } from '@studio/domain/site-copy/flat-copy';
import { searchCopy } from '@studio/domain/site-copy/search-copy';
import { formatCount } from '@studio/domain/text/format';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router';
import { LoadError } from '../../../ui/load-error.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { listCatalogueTexts } from './list-catalogue-texts.ts';
import { websiteQueries } from './website-queries.ts';

/** Fewest characters for which the search shows results. */
const minLength = 2;

/** Searches the words of the site and the catalogue. Each result leads to the field to edit (handbook: website 1). */
export function FindText() {
  const [search, setSearch] = useSearchParams();
  const typed = search.get('find') ?? '';
  const words = useDeferredValue(typed.trim());
  return (
    <search className="mb-8 block max-w-3xl">
      <TextField
        id="find-text"
        label="Find text"
        type="search"
        hint="Searches every text of the website and the catalogue, including drafts."
        maxLength={80}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget: { value } }) =>
          setSearch(value ? { find: value } : {}, { replace: true })
        }
      />
      {words.length >= minLength && <FoundTexts words={words} />}
    </search>
  );
}

function FoundTexts({ words }: { words: string }) {
  const catalogue = useQuery(websiteQueries.catalogue());
  const texts = useQueries({ queries: siteCopyIds.map((id) => websiteQueries.text(id)) });
  const failed = [catalogue, ...texts].filter(({ isError, data }) => isError && !data);
  const isLoading = [catalogue, ...texts].some(({ isPending }) => isPending);
  if (failed.length > 0) {
    return (
      <LoadError
        title="Couldn’t load all texts."
        busy={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => failed.map(({ refetch }) => refetch())}
      />
    );
  }
  if (isLoading || !catalogue.data) return <p className="mt-4 text-stone">Searching…</p>;
  const wanted = words.toLowerCase();
  const found = [
    ...siteCopyIds.flatMap((id, index) => {
      const field = siteCopyFields[id];
      const flat = flattenCopy(field, texts[index]?.data?.content);
      return searchCopy(field, flat, words).map(({ path, label, value }) => ({
        key: `${id}.${path}`,
        label: `${field.label} – ${label}`,
        value,
        to: `/admin/website/${id}?${new URLSearchParams({ field: path })}`,
      }));
    }),
    ...listCatalogueTexts(catalogue.data)
      .filter(({ value }) => value.toLowerCase().includes(wanted))
      .map(({ tab, ...text }) => ({ ...text, to: `/admin/catalogue?tab=${tab}` })),
  ];
  return (
    <>
      <p role="status" className="mt-4 text-small text-stone">
        {found.length === 0
          ? `No field contains “${words}”.`
          : `${formatCount(found.length, 'field contains', 'fields contain')} “${words}”.`}
      </p>
      <ul className="mt-2 divide-y divide-hairline border-hairline not-empty:border-y">
        {found.map(({ key, label, value, to }) => (
          <li key={key}>
            <Link to={to} className="group block py-3 wrap-anywhere">
              <span className="block text-small text-stone group-hover:text-clay-deep">{label}</span>
              <Excerpt of={value} words={words} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Number of characters that an excerpt shows before and after the words. */
const contextLength = 60;

/** Part of a text around the first occurrence of the words, which are marked. */
function Excerpt({ of: text, words }: { of: string; words: string }) {
  const start = Math.max(0, text.toLowerCase().indexOf(words.toLowerCase()));
  const end = start + words.length;
  const before = text.slice(0, start);
  const after = text.slice(end);
  return (
    <span className="block">
      {before.length > contextLength ? `…${before.slice(-contextLength).replace(/^\S+/, '')}` : before}
      <mark className="rounded-[3px] bg-rose/50 text-ink">{text.slice(start, end)}</mark>
      {after.length > contextLength ? `${after.slice(0, contextLength).replace(/\S+$/, '')}…` : after}
    </span>
  );
}
