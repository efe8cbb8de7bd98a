/** Content of an address that leads on: to the bani of the hour, or to the last reading place. Only the device knows both. */
export interface GoOnContent {
  readonly page: 'goOn';
  readonly to: 'hour' | 'last';
}
