/** Port whose methods are all asynchronous. */
type AsyncPort<Port> = { [Name in keyof Port]: (...input: never[]) => Promise<unknown> };

/**
 * Creates a port that loads its adapter at the first call, because the library of an external service takes time and
 * memory that not every process needs. If loading fails, the call fails, and the next call loads again.
 * @param methods names of all methods of the port
 */
export function loadOnFirstCall<Port extends AsyncPort<Port>>(
  methods: Readonly<Record<keyof Port, true>>,
  load: () => Promise<Port>,
): Port {
  let loading: Promise<Port> | undefined;
  const getAdapter = async (): Promise<Port> => {
    loading ??= load();
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const names = Object.keys(methods) as (keyof Port)[];
  const calls = names.map((name) => [
    name,
    async (...input: never[]) => (await getAdapter())[name](...input),
  ]);
  return Object.fromEntries(calls) as Port;
}
