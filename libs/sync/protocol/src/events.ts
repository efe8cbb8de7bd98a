/** The only place where names of events on the wire stand. Directions are from the sender's side. */

/** What existing clients know, both ways: everything goes through `data`; `close` ends the session. */
export const LEGACY_EVENTS = { data: 'data', close: 'close' } as const;

/** What our own clients send to the server. Each is answered by an acknowledgement. */
export const CLIENT_TO_SERVER = {
  /** Controller: do this. */
  command: 'cmd',
  /** Follower: let me control, by PIN. */
  control: 'control',
  /** Anyone: tell me everything. */
  snapshot: 'snapshot',
  /** Host: this is on screen now. */
  show: 'show',
  /** Host: the session is over. */
  end: 'end',
} as const;

/** What the server sends to our own clients. */
export const SERVER_TO_CLIENT = {
  /** To all: what is on screen. */
  state: 'state',
  /** To one: everything, when it connects, becomes a controller or may have missed something. */
  snapshot: 'snapshot',
  /** To all: how it is displayed. */
  settings: 'settings',
  /** To one: what the server takes it for. */
  role: 'role',
  /** To a controller: what became of its command. */
  applied: 'applied',
  /** To the host: do this; acknowledged. */
  command: 'cmd',
  /** To the host: something its operator should know. */
  notice: 'notice',
  /** To the host: how many there are, where one server has them all. */
  audience: 'audience',
  /** To all: the session is over. */
  close: 'close',
} as const;
