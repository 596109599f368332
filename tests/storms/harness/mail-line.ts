import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../../races/harness/free-port.ts';

/** The line to the mail server, which can be cut: nobody answers then, and what was being said is lost. */
export interface MailLine {
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function openMailLine(smtpPort: number): Promise<MailLine> {
  const port = await freePort();
  const open = new Set<Socket>();
  const pass = (caller: Socket) => {
    const onward = connect(smtpPort, '127.0.0.1');
    for (const [one, other] of [
      [caller, onward],
      [onward, caller],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    caller.pipe(onward);
    onward.pipe(caller);
  };
  let server: Server | null = null;
  const mend = async () => {
    if (server) return;
    const opened = createServer(pass);
    server = opened;
    await new Promise<void>((resolve) => {
      opened.listen(port, '127.0.0.1', resolve);
    });
  };
  const cut = async () => {
    const closing = server;
    server = null;
    for (const socket of open) socket.destroy();
    if (closing) await new Promise((resolve) => closing.close(resolve));
  };
  await mend();
  return { url: `smtp://127.0.0.1:${port}`, cut, mend };
}
