/** Content of the page about what is on this device; its data is in the browser. */
export interface DeviceContent {
  readonly page: 'device';
}
