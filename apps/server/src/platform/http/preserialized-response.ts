/** Response that is assembled from parts that were validated and serialised earlier. */
export class PreserializedResponse {
  /** Bytes to send. A cached response isn't encoded again. */
  readonly body: Buffer;

  constructor(json: string | Buffer) {
    this.body = typeof json === 'string' ? Buffer.from(json) : json;
  }
}
