import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CopyableText } from '../../../ui/copyable-text.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { describeTestDelivery } from './webhook-text.ts';
import type { NewWebhookSecret } from './webhooks-api.ts';

/** Shows a new secret once, with the result of the test of a new endpoint. */
export function WebhookSecret({ secret, test, onClose }: NewWebhookSecret & { onClose: () => void }) {
  const id = useId();
  const isDelivered = test?.delivery?.state === 'delivered';
  return (
    <Dialog open onClose={onClose} labelledBy={id}>
      <h2 id={id} className="text-h3">
        {test ? 'Webhook added' : 'Secret replaced'}
      </h2>
      <p className="mt-2 mb-5 text-small text-stone">
        <span className="block font-medium text-ink">
          Copy this secret into your other tool’s webhook settings now.
        </span>
        Your tool uses this secret to check that a message comes from us. You won’t see the secret again, but
        you can replace it at any time.
      </p>
      <CopyableText label="Secret" text={secret} />
      {test && (
        <div className="mt-5">
          <Notice
            tone={isDelivered ? 'success' : 'error'}
            title={test.delivery ? describeTestDelivery(test.delivery) : 'We couldn’t send the test.'}
          >
            {!isDelivered && 'The webhook is saved. Check its URL, then send another test.'}
          </Notice>
        </div>
      )}
      <Button size="small" className="mt-5" onClick={onClose}>
        Done
      </Button>
    </Dialog>
  );
}
