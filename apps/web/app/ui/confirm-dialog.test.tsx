import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

const render = (state: { checking?: boolean; disabled?: boolean }) =>
  renderToStaticMarkup(
    <ConfirmDialog
      open
      title="Change instructor"
      label="Change instructor"
      busyLabel="Saving…"
      onConfirm={() => {}}
      onClose={() => {}}
      busy={false}
      failure={null}
      {...state}
    />,
  );
const confirmButton = /<button type="submit"[^>]*>/;

it('waits while it checks what will change, and can still be closed', () => {
  const markup = render({ checking: true });
  expect(confirmButton.exec(markup)?.[0]).toContain('aria-disabled="true"');
  expect(markup).toContain('Checking…');
  expect(markup).not.toContain('Saving…');
  expect(markup).not.toContain(' disabled=""');
});

it('can be confirmed once the check has ended', () => {
  const markup = render({});
  expect(confirmButton.exec(markup)?.[0]).not.toContain('aria-disabled');
  expect(markup).not.toContain('Checking…');
});
