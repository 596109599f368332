/** The way messages leave for the studio's own tools. */
export interface WebhookPort {
  /**
   * Posts a message and answers what came back, whatever it was; redirects are not followed.
   * @throws WebhookSendError when there was no answer, or the address may not be asked
   */
  post(message: WebhookMessage): Promise<WebhookResponse>;
  /** Why an address cannot be an endpoint, as a sentence; null when it can. Asks no network. */
  refusal(url: string): string | null;
}

export interface WebhookMessage {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** JSON, as it was signed. */
  body: string;
}

/** An answer: its status, and the beginning of its body. */
export interface WebhookResponse {
  status: number;
  text: string;
}

/** There was no answer. The message says why, without the address. */
export class WebhookSendError extends Error {
  override readonly name = 'WebhookSendError';
}
