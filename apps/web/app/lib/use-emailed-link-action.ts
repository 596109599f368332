import { useState } from 'react';
import { ApiError } from './api-error.ts';
import { browserApi } from './browser-api.ts';

/** What a link's one button has come to. `missing`: the link is none of ours; `expired`: it is from too long ago. */
export type EmailedLinkStatus = 'ready' | 'busy' | 'done' | 'already' | 'missing' | 'expired' | 'failed';

interface Said {
  title: string;
  text: string;
}

interface WayOn {
  label: string;
  to: string;
}

/** What a mail's link says before its button is pressed, and after. */
export interface EmailedLinkText extends Record<Exclude<EmailedLinkStatus, 'busy'>, Said> {
  button: string;
  busy: string;
  retry: string;
  /** Once it has worked. */
  onward: WayOn;
  /** From a link that leads nowhere. */
  back: WayOn;
}

/** The one call that a mail's link is for, made when its button is pressed and never by opening the page. */
export function useEmailedLinkAction(path: string, key: string) {
  const [state, setState] = useState<EmailedLinkStatus>(key === '' ? 'missing' : 'ready');
  const press = async () => {
    setState('busy');
    try {
      const { already } = await browserApi().call<{ already: boolean }>(path, { key });
      setState(already ? 'already' : 'done');
    } catch (error) {
      setState(stateOf(error));
    }
  };
  return { state, press };
}

function stateOf(error: unknown): EmailedLinkStatus {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'link_expired') return 'expired';
  return error.code === 'not_found' || error.code === 'bad_request' ? 'missing' : 'failed';
}
