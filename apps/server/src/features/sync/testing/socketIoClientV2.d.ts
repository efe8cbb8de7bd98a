/** The 2.x client of older desktops and pages, as far as tests need it. */
declare module 'socket.io-client-v2' {
  export default function io(url: string, options: object): unknown;
}
