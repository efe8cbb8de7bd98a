/** Content of the page about sent events; its data is in the browser. */
export interface WhatIsSentContent {
  readonly page: 'whatIsSent';
}
