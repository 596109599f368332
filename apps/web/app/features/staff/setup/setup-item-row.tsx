import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { ConfirmTermsButton } from './confirm-terms-button.tsx';
import type { SetupItem } from './setup-api.ts';
import { describeSetupGaps, setupItemTexts } from './setup-text.ts';

/** Item of the checklist, with what is missing and the link to the page where it's done. */
export function SetupItemRow({ item, termsVersion }: { item: SetupItem; termsVersion: string }) {
  const { id, done, required, missing } = item;
  const { title, link } = setupItemTexts[id];
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-3 border-b border-hairline py-4 last:border-0">
      <StaffIcon
        name={done ? 'circle-check' : 'circle-alert'}
        size={20}
        className={`shrink-0 ${done ? 'text-success' : 'text-stone'}`}
      />
      <div className="min-w-48 flex-1">
        <p className="font-medium">
          {title}
          <span className="sr-only">: {done ? 'done' : 'to do'}</span>
          {!required && (
            <Badge className="ml-2.5">
              <span>Optional</span>
            </Badge>
          )}
        </p>
        {!done && <p className="mt-0.5 text-small text-stone">{describeSetupGaps(missing)}</p>}
      </div>
      <div className="flex flex-wrap gap-2.5">
        {link && (
          <ButtonLink to={link.to} kind="secondary" size="small">
            {link.label}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
        )}
        {id === 'terms' && !done && <ConfirmTermsButton termsVersion={termsVersion} />}
      </div>
    </li>
  );
}
