/** An answer whose parts were held to its contract and made into JSON before, and are only put together for this caller. */
export class ReadyAnswer {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}
