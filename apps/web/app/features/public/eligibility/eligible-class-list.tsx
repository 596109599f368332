import { eligibilityCopy as copy, eligibilityAudiences } from '@studio/content/copy/eligibility';
import {
  type SuggestionAudience,
  shouldSuggestToAudience,
} from '@studio/domain/catalogue/should-suggest-to-audience';
import { formatCount } from '@studio/domain/text/format';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { replacePageSearch, usePageSearch } from '../../../lib/site/page-search.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ClassGroupSection } from './class-group-section.tsx';
import { buildAudienceSearch, type ClassGroup, readAudience } from './class-groups.ts';

/**
 * List of all classes, or of those for one audience. The URL selects the audience, so that the links work
 * without scripts.
 */
export function EligibleClassList({ groups }: { groups: readonly ClassGroup[] }) {
  const audience = readAudience(usePageSearch());
  const shownGroups = groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => shouldSuggestToAudience(audience, row)) }))
    .filter(({ rows }) => rows.length > 0);
  const count = shownGroups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <section aria-labelledby="classes" className="container-page section-y">
      <div className="grid gap-x-6 gap-y-8 desk:grid-cols-12">
        <div className="desk:sticky desk:top-28 desk:col-span-4 desk:self-start">
          <h2 id="classes" className="text-h2">
            {copy.classesHeading}
          </h2>
          <Audiences chosen={audience} groups={groups} />
          <p role="status" className="mt-5 text-small text-stone">
            {formatCount(count, 'class', 'classes')}
          </p>
          <Link
            to="/pricing#packages-eligibility"
            className="group mt-2 inline-flex min-h-11 items-center gap-2.5 font-medium"
          >
            <span className="text-link">{copy.pricing}</span>
            <Icon name="arrow-right" size={18} />
          </Link>
        </div>
        <div className="min-w-0 desk:col-span-8">
          {shownGroups.map((group) => (
            <ClassGroupSection key={group.activityId} group={group} />
          ))}
          {count === 0 && (
            <div className="rounded-panel border border-hairline bg-paper p-6 md:p-10">
              <p className="max-w-[44ch]">{copy.noClasses}</p>
              <ButtonLink to="/contact" className="mt-6">
                Ask us
              </ButtonLink>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

/**
 * Filters without a page load. Ignores clicks with a modifier key, with which the browser opens a new tab or
 * window.
 */
function choose(event: MouseEvent, audience: SuggestionAudience) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  replacePageSearch(buildAudienceSearch(audience));
}

/** Audiences that only see classes of their own. A studio without such classes doesn't offer them. */
const separateAudiences: readonly SuggestionAudience[] = ['pregnant', 'women'];

function Audiences({ chosen, groups }: { chosen: SuggestionAudience; groups: readonly ClassGroup[] }) {
  const offered = eligibilityAudiences.filter(
    ({ key }) =>
      key === chosen ||
      !separateAudiences.includes(key) ||
      groups.some(({ rows }) => rows.some((row) => shouldSuggestToAudience(key, row))),
  );
  return (
    <nav aria-label={copy.choose} className="mt-6">
      <ul className="flex flex-wrap gap-2.5">
        {offered.map(({ key, label }) => (
          <li key={key}>
            <Link
              to={`/eligibility${buildAudienceSearch(key)}`}
              onClick={(event) => choose(event, key)}
              aria-current={key === chosen ? 'true' : undefined}
              className="group/chip inline-flex min-h-11 items-center rounded-pill border border-line px-6 text-[0.9375rem] leading-tight font-medium transition-colors duration-160 hover:border-ink hover:bg-paper aria-current:border-forest aria-current:bg-forest aria-current:pr-3.5 aria-current:pl-3 aria-current:text-chalk"
            >
              <Icon
                name="check"
                size={16}
                strokeWidth={1.75}
                className="mr-1.5 hidden shrink-0 group-aria-current/chip:block"
              />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
