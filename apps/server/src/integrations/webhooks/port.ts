export interface WebhookPort {
  /**
   * Posts a message and returns the response, whatever its status. Doesn't follow redirects. @throws WebhookSendError
   * when there was no response, or the URL isn't allowed
   */
  post(message: WebhookMessage): Promise<WebhookResponse>;
  /** Returns why a URL can't be an endpoint, as a sentence; null if it can. Makes no network request. */
  getUrlError(url: string): string | null;
}

export interface WebhookMessage {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Body as JSON, exactly as signed. */
  body: string;
}

/** Response: its status, and the beginning of its body. */
export interface WebhookResponse {
  status: number;
  text: string;
}

/** Error: the request failed. The message says why, without the URL. */
export class WebhookSendError extends Error {
  override readonly name = 'WebhookSendError';
}
