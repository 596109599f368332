import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { browserApi } from '../api/browser-api.ts';

/**
 * State of an emailed link. `already`: an earlier click had the same effect. `missing`: the link is unknown. `expired`:
 * the link is too old.
 */
export type EmailedLinkStatus = 'ready' | 'busy' | 'done' | 'already' | 'missing' | 'expired' | 'failed';

interface StatusText {
  title: string;
  text: string;
}

interface TextLink {
  label: string;
  to: string;
}

/** Texts of an emailed link's page, before and after its button is clicked. */
export interface EmailedLinkText extends Record<Exclude<EmailedLinkStatus, 'busy'>, StatusText> {
  button: string;
  busy: string;
  retry: string;
  /** Link that is shown after success. */
  nextLink: TextLink;
  /** Link that is shown when the emailed URL is invalid. */
  requestLink: TextLink;
}

/** Calls the API when the visitor clicks the button on the page of an emailed link, but not when the page opens. */
export function useEmailedLinkAction(path: string, key: string) {
  const [state, setState] = useState<EmailedLinkStatus>(key === '' ? 'missing' : 'ready');
  const run = async () => {
    setState('busy');
    try {
      const { alreadyDone } = await browserApi().call<{ alreadyDone: boolean }>(path, { key });
      setState(alreadyDone ? 'already' : 'done');
    } catch (error) {
      setState(toStatus(error));
    }
  };
  return { state, press: run };
}

function toStatus(error: unknown): EmailedLinkStatus {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'link_expired') return 'expired';
  return error.code === 'not_found' || error.code === 'bad_request' ? 'missing' : 'failed';
}
