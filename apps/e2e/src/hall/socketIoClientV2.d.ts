/** Socket.IO client 2.x, which legacy pages load; only the part that the tests use. */
declare module 'socket.io-client-v2' {
  export default function io(url: string, options: object): unknown;
}
