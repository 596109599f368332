import type { GetSetupResponse } from '@studio/contracts/staff-setup';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { setSiteOpen } from './setup-api.ts';
import { describeProgress } from './setup-text.ts';
import { useSetupMutation } from './use-setup-mutation.ts';

/** Says whether the site is open, and opens it or closes it again. */
export function SiteOpenStatus({
  setup: { items, siteOpen, canOpen, canClose },
}: {
  setup: GetSetupResponse;
}) {
  const changing = useSetupMutation(setSiteOpen, (open) =>
    open ? 'The site is open.' : 'The site is closed.',
  );
  const failure = describeMutationError(changing.error);
  return (
    <Card>
      <h2 className="text-h3">{siteOpen ? 'The site is open' : 'The site isn’t open yet'}</h2>
      <p className="mt-1.5 mb-5 text-small text-stone">{describeState(siteOpen, canClose)}</p>
      {siteOpen ? (
        canClose && (
          <Button
            kind="secondary"
            busy={changing.isPending}
            busyLabel="Closing…"
            onClick={() => changing.mutate(false)}
          >
            Close the site again
          </Button>
        )
      ) : (
        <>
          <p className="mb-3 font-medium">{describeProgress(items)}</p>
          <Button
            busy={changing.isPending}
            busyLabel="Opening…"
            incomplete={!canOpen}
            onClick={() => canOpen && changing.mutate(true)}
          >
            Open the site
          </Button>
        </>
      )}
      {failure && (
        <div className="mt-4">
          <Notice tone="error" title={failure} />
        </div>
      )}
    </Card>
  );
}

function describeState(siteOpen: boolean, canClose: boolean): string {
  if (!siteOpen) return 'Visitors see ‘Opening soon’. No one can book or buy anything online.';
  return canClose
    ? 'Visitors can see your pages, and book and pay. You can close the site again until someone books, buys, books a tour or has sessions.'
    : 'Visitors can see your pages, and book and pay.';
}
