/** An answer whose parts were held to its contract and made into JSON before, and are only put together for this caller. */
export class PreserializedResponse {
  /** As it is sent: kept answers are not encoded again. */
  readonly body: Buffer;

  constructor(json: string | Buffer) {
    this.body = typeof json === 'string' ? Buffer.from(json) : json;
  }
}
