/** Output of the client build, provided to the server by `build/frameAssets.ts`. */
declare module 'virtual:frame-assets' {
  /** All CSS of a frame. */
  export const style: string;
  /** A CSP source expression, `'sha256-…'`. */
  export const styleHash: string;
  /** The frame's script. */
  export const script: string;
  /** Like `styleHash`. */
  export const scriptHash: string;
}
