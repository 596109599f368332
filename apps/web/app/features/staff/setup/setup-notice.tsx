import { useQuery } from '@tanstack/react-query';
import { useRootData } from '../../../lib/site/use-root-data.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { setupQueries } from './setup-queries.ts';
import { describeProgress } from './setup-text.ts';

/** Notice for owners on Today until the site is open. */
export function SetupNotice() {
  const wasClosed = useRootData()?.siteOpen === false;
  const { data } = useQuery({ ...setupQueries.checklist(), enabled: wasClosed });
  if (!wasClosed || !data || data.siteOpen) return null;
  return (
    <div className="mb-6">
      <Notice
        title="The site isn’t open yet"
        icon="circle-alert"
        action={
          <ButtonLink to="/admin/setup" size="small">
            Set up your studio
          </ButtonLink>
        }
      >
        {describeProgress(data.items)}
      </Notice>
    </div>
  );
}
