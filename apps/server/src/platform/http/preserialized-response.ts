/** A response assembled from parts that were validated and serialised earlier. */
export class PreserializedResponse {
  /** The bytes to send. Cached responses aren't encoded again. */
  readonly body: Buffer;

  constructor(json: string | Buffer) {
    this.body = typeof json === 'string' ? Buffer.from(json) : json;
  }
}
