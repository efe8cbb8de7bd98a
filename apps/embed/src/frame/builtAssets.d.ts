/** What the build of the client left for the server: `build/frameAssets.ts`. */
declare module 'virtual:frame-assets' {
  /** All styles of a frame. */
  export const style: string;
  /** A CSP source expression, `'sha256-…'`. */
  export const styleHash: string;
  /** The whole script. */
  export const script: string;
  /** As `styleHash`. */
  export const scriptHash: string;
}
