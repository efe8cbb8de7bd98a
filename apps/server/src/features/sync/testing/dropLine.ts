/** A socket of either library as it is in Node, its connection a WebSocket. */
interface WiredSocket {
  readonly io: { readonly engine?: { readonly transport?: { readonly ws?: { terminate(): void } } } };
}

/**
 * Cuts a connection as a network does, whether it is there or in the making: the library is told, and comes back by
 * itself. To close its engine is not that: while a connection is made, the library then waits until its time is up.
 */
export function dropLine(socket: unknown): void {
  (socket as WiredSocket).io.engine?.transport?.ws?.terminate();
}
