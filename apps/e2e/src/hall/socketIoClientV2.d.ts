/** The client of 2.x, which older pages were served; as far as tests need it. */
declare module 'socket.io-client-v2' {
  export default function io(url: string, options: object): unknown;
}
