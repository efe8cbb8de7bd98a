import { describe, expect, it } from 'vitest';
import { ALL_DRIVE, LIMITS, type AdmissionMessage, type SessionCode } from '@naad/sync-protocol';
import { fingerprint } from '../secrets.ts';
import { completeRecord, createRecord, type SessionRecord } from '../store/sessionRecord.ts';
import { createFakeClock, currentClient, legacyClient } from '../testing/leaderFixtures.ts';
import { SessionLeader } from './SessionLeader.ts';
import type { Client, LeaderPorts, Verdict } from './leaderPorts.ts';

const saved = { then: (done: (isSaved: boolean) => void) => done(true) } as unknown as Promise<boolean>;
const Minute = 60_000;
const PIN = '424242';
const { current } = LIMITS.wrongPins;

/** A leader with a current host and a fake clock. */
function startLeader(changes: Partial<SessionRecord> = {}) {
  const clock = createFakeClock();
  const admissions: AdmissionMessage[] = [];
  const demoted: string[] = [];
  const ports: LeaderPorts = {
    clock,
    toHost: (event, payload) => event === 'admission' && admissions.push(payload as AdmissionMessage),
    toRooms: () => undefined,
    save: () => saved,
    dropHost: () => undefined,
    demote: (phoneId) => demoted.push(phoneId),
  };
  const beganBy = { address: '', userAgent: '', isElectron: false };
  const begun = { code: 'BCD-FGH' as SessionCode, epoch: 'e', beganAt: clock.now(), beganBy, tokenHash: 'x' };
  const start = (record: SessionRecord) => {
    const leader = new SessionLeader(record, ports);
    leader.hostConnected({
      kind: 'current',
      pin: PIN,
      inviteHash: null,
      takesSettings: true,
      keepsDeadlines: true,
      knowsDriving: true,
    });
    return leader;
  };
  let leader = start({ ...createRecord(begun), ...changes });

  function control(client: Client, pin: unknown, isTyped = true): Verdict {
    let answer: Verdict | null = null;
    leader.requestControl(client, { pin, isTyped }, (verdict) => (answer = verdict));
    return answer ?? expect.unreachable();
  }
  return {
    clock,
    admissions,
    demoted,
    control,
    leader: () => leader,
    refusals: (count: number, client: (index: number) => Client, pin: unknown = '111111') =>
      Array.from({ length: count }, (_, index) => control(client(index), pin).refusal),
    /** Returns with its token on another socket. */
    resume: (clientId: string, token: string | null, pin: unknown = '') =>
      control(currentClient(clientId, { proof: token === null ? null : fingerprint(token) }), pin, false),
    command(client: Client, pin: unknown = PIN) {
      let answer: unknown;
      const command = { type: 'fontSize', target: 'gurbani', value: 'plus' } as const;
      leader.command(client, { pin, command, counter: null }, (reply) => (answer = reply));
      return answer;
    },
    /** Another server takes the lead with the stored record. */
    restart() {
      leader = start(structuredClone(leader.record()));
    },
  };
}

const device = (index: number, network = 'hall') =>
  currentClient(`${network === 'hall' ? 'phone' : network}${String(index)}`, { network });

describe('wrong PINs', () => {
  it("[SYNC-ADMIT-3] A device waits after five wrong PINs; other phones at its address don't", () => {
    const { control, refusals, clock } = startLeader();
    expect(refusals(5, () => device(1))).toEqual(Array(5).fill('pinWrong'));
    expect(control(device(1), PIN)).toMatchObject({ refusal: 'pinLocked', retryAfterMs: 12_000 });
    expect(control(device(2), PIN).refusal).toBeNull();
    clock.advance(12_000);
    expect(control(device(1), PIN).refusal).toBeNull();
  });

  it('[SYNC-ADMIT-3] A socket that forges a device id for each PIN also waits', () => {
    const { refusals } = startLeader();
    const forged = (index: number) => ({ ...device(index), socketId: 'one' });
    expect(refusals(7, forged).slice(4)).toEqual(['pinWrong', 'pinLocked', 'pinLocked']);
  });

  it('[SYNC-ADMIT-3] An address has twenty guesses, then thirty an hour, with any device ids', () => {
    const { refusals, control, clock } = startLeader();
    const { size, leakMs } = current.address;
    expect(refusals(size + 10, device).filter((refusal) => refusal === 'pinWrong')).toHaveLength(size);
    expect(control(device(500), PIN)).toMatchObject({ refusal: 'pinLocked', retryAfterMs: leakMs });
    expect(control(device(501, 'elsewhere'), PIN).refusal).toBeNull();
    let judged = 0;
    for (let minute = 0; minute < 60; minute += 1) {
      clock.advance(Minute);
      judged += refusals(3, (index) => device(1_000 + 3 * minute + index)).filter(
        (refusal) => refusal === 'pinWrong',
      ).length;
    }
    expect(judged).toBe(30);
  });

  it('[SYNC-ADMIT-4] One address never locks the session, six do; the lock ends after fifteen minutes', () => {
    const { refusals, control, clock, admissions, leader } = startLeader();
    refusals(200, device);
    expect(leader().record().lockedUntil).toBe(0);
    expect(admissions.at(-1)?.pins).toEqual({ kind: 'limited' });
    for (let address = 1; address <= 5; address += 1) {
      expect(control(device(900 + address, 'fresh'), PIN).refusal).toBeNull();
      refusals(5, (index) => device(index, `address ${String(address)}`));
    }
    expect(admissions.at(-1)?.pins).toEqual({ kind: 'locked', remainingMs: current.session.lockMs });
    expect(control(device(1, 'new'), PIN)).toMatchObject({
      refusal: 'pinLocked',
      retryAfterMs: current.session.lockMs,
    });
    clock.advance(current.session.lockMs);
    expect(control(device(1, 'new'), PIN).refusal).toBeNull();
  });

  it('[SYNC-ADMIT-4] Any number of addresses has at most 420 guesses an hour', () => {
    const { refusals, clock } = startLeader();
    let judged = 0;
    let address = 0;
    for (let minute = 0; minute < 60; minute += 1) {
      // Five addresses use up their guesses before a sixth locks the session.
      for (let each = 0; each < 40; each += 1) {
        address += 1;
        judged += refusals(25, (index) => device(index, `bot ${String(address)}`)).filter(
          (refusal) => refusal === 'pinWrong',
        ).length;
      }
      clock.advance(Minute);
    }
    expect(judged).toBe(4 * (5 * current.address.size + current.session.perAddress));
  });

  it('[SYNC-ADMIT-9] The desk lifts every block at once', () => {
    const { refusals, control, admissions, leader } = startLeader();
    refusals(200, device);
    for (let address = 1; address <= 6; address += 1)
      refusals(5, (index) => device(index, `address ${String(address)}`));
    expect(admissions.at(-1)?.pins.kind).toBe('locked');
    leader().allowPins();
    expect(admissions.at(-1)?.pins).toEqual({ kind: 'open' });
    expect(control(device(1), PIN).refusal).toBeNull();
  });

  it('[SYNC-ADMIT-3] Recorded guesses survive the server', () => {
    const { refusals, control, restart } = startLeader();
    refusals(current.address.size, device);
    restart();
    expect(control(device(500), PIN).refusal).toBe('pinLocked');
  });

  it("[SYNC-ADMIT-1] A stranger without a PIN doesn't affect admitted phones", () => {
    const { control, command, clock } = startLeader();
    const phone = device(1);
    control(phone, PIN);
    for (let second = 0; second < 10; second += 1) {
      for (let each = 0; each < 500; each += 1) command(legacyClient(`stranger${String(each)}`), '1111');
      expect(command(phone)).toMatchObject({ ok: true });
      clock.advance(1_000);
    }
  });
});

describe('an admitted phone', () => {
  it('[SYNC-ADMIT-2] returns with its token, while PINs are locked and on another server', () => {
    const { control, resume, refusals, restart, leader } = startLeader();
    const { token } = control(device(1), PIN);
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(JSON.stringify(leader().record())).not.toContain(token);
    for (let address = 0; address < 6; address += 1)
      refusals(5, (index) => device(index, `address ${String(address)}`));
    restart();
    expect(resume('another-page', token)).toMatchObject({ refusal: null, token: null });
    expect(resume('a-page', `${token ?? ''}x`, PIN).refusal).toBe('pinLocked');
  });

  it('[SYNC-ADMIT-5] is forgotten when it leaves by itself', () => {
    const { control, resume, leader, admissions, demoted } = startLeader();
    const { token, phoneId } = control(device(1), PIN);
    leader().forget(phoneId ?? '');
    expect(admissions.at(-1)?.phones).toEqual([]);
    expect(demoted).toEqual([]);
    expect(resume('phone1', token, '111111').refusal).toBe('pinWrong');
  });

  it('[SYNC-ADMIT-6] is listed by a stable name, and as away when it is', () => {
    const { control, admissions, leader, clock, restart } = startLeader();
    const joinedAt = clock.now();
    const [first, second, third] = [1, 2, 3].map((index) => control(device(index), PIN).phoneId ?? '');
    leader().setPresent('here', [first ?? '', third ?? '']);
    expect(admissions.at(-1)?.phones).toMatchObject([
      { id: first, kind: 'iPhone', number: 1, joinedAt, isConnected: true },
      { id: second, kind: 'iPhone', number: 2, joinedAt, isConnected: false },
      { id: third, kind: 'iPhone', number: 3, joinedAt, isConnected: true },
    ]);
    leader().remove(second ?? '');
    control({ ...device(4), kind: 'androidPhone' }, PIN);
    control(device(5), PIN);
    const names = () => admissions.at(-1)?.phones.map(({ kind, number }) => `${kind} ${String(number)}`);
    expect(names()).toEqual(['iPhone 1', 'iPhone 3', 'androidPhone 1', 'iPhone 2']);
    admissions.length = 0;
    restart();
    expect(names()).toEqual(['iPhone 1', 'iPhone 3', 'androidPhone 1', 'iPhone 2']);
  });

  it("[SYNC-ADMIT-7] isn't readmitted after removal by saved credentials, but by a typed PIN", () => {
    const { control, resume, command, leader, demoted } = startLeader();
    const { token, phoneId } = control(device(1), PIN);
    const connected = { ...device(1), phoneId };
    expect(command(connected)).toMatchObject({ ok: true });
    expect(leader().remove(phoneId ?? '')).toBe(true);
    expect(leader().remove(phoneId ?? '')).toBe(false);
    expect(demoted).toEqual([phoneId]);
    expect(command(connected)).toMatchObject({ ok: false, refusal: 'removed' });
    expect(resume('phone1', token, PIN).refusal).toBe('removed');
    expect(resume('phone1', null, PIN).refusal).toBe('removed');
    expect(control(device(1), PIN).refusal).toBeNull();
  });

  it('[SYNC-ADMIT-8] stays admitted when the PIN changes, while a removed one stays out', () => {
    const { control, resume, command, leader } = startLeader();
    const [stays, goes] = [control(device(1), PIN), control(device(2), PIN)];
    const legacy = { ...legacyClient('legacy'), nextProof: 'first id' };
    expect(command(legacy)).toMatchObject({ ok: true });
    leader().remove(goes.phoneId ?? '');
    leader().changePin('567891', null);
    expect(command({ ...device(1), phoneId: stays.phoneId })).toMatchObject({ ok: true });
    expect(resume('phone1', stays.token).refusal).toBeNull();
    expect(command(legacy)).toMatchObject({ ok: true });
    const again = { ...legacyClient('legacy again'), proof: 'first id', nextProof: 'second id' };
    expect(command(again)).toMatchObject({ ok: true });
    expect(control(device(2), PIN).refusal).toBe('pinWrong');
    expect(control(device(3), '567891').refusal).toBeNull();
  });

  it("[SYNC-ADMIT-13] is admitted by the desk's invitation while PINs are locked, until the PIN changes", () => {
    const { control, refusals, leader } = startLeader();
    leader().changePin(PIN, fingerprint('an invitation'));
    refusals(current.address.size, device);
    const invited = (index: number, invitation: string) => ({
      ...device(index),
      inviteHash: fingerprint(invitation),
    });
    expect(control(invited(100, 'another one'), PIN).refusal).toBe('pinLocked');
    expect(control(invited(101, 'an invitation'), '', false)).toMatchObject({
      refusal: null,
      token: expect.any(String) as string,
    });
    leader().changePin('567891', fingerprint('the next one'));
    expect(control(invited(102, 'an invitation'), PIN).refusal).toBe('pinLocked');
    expect(control(invited(103, 'the next one'), '').refusal).toBeNull();
  });

  it('[SYNC-ADMIT-10] of an older page is recognised by its page id and PIN, while PINs are locked or changed', () => {
    const { control, refusals, leader, restart } = startLeader();
    const older = { ...device(1), keepsToken: false };
    expect(control(older, PIN)).toMatchObject({ refusal: null, token: null });
    leader().changePin('567891', null);
    for (let address = 0; address < 6; address += 1)
      refusals(5, (index) => device(index, `address ${String(address)}`));
    restart();
    const back = { ...older, socketId: 'another' };
    expect(control(back, '111111', false).refusal).toBe('pinLocked');
    expect(control(back, PIN, false).refusal).toBeNull();
  });

  it('[SYNC-ADMIT-11] gives way to a new one while away, never while connected', () => {
    const { control, leader, admissions } = startLeader();
    const ids = Array.from(
      { length: LIMITS.phones },
      (_, index) => control(device(index), PIN).phoneId ?? '',
    );
    leader().setPresent('here', ids);
    expect(control(device(100), PIN).refusal).toBe('tooFast');
    leader().setPresent('here', ids.slice(1));
    expect(control(device(100), PIN).refusal).toBeNull();
    expect(admissions.at(-1)?.phones).toHaveLength(LIMITS.phones);
    expect(admissions.at(-1)?.phones.map(({ id }) => id)).not.toContain(ids[0]);
  });
});

it('A session stored by an older server can be led', () => {
  const stored = JSON.parse(
    '{"code":"BCD-FGH","epoch":"e","beganAt":0,"beganBy":{"address":"","userAgent":"","isElectron":false},' +
      '"tokenHash":"x","hostKind":"current","privateIdHash":null,"pin":{"salt":"s","hash":"h"},"wrongPins":[5],' +
      '"lockedUntil":0,"node":null,"term":3,"seq":7,"settings":null,"takesSettings":true,"isModern":false,' +
      '"hostOnline":false,"lastHostSeen":0,"pending":[],"controllers":{"phone1":{"window":{"highest":3,"seen":[3]},' +
      '"results":[],"admittedWith":"h","seenAt":0}}}',
  ) as SessionRecord;
  const { control, admissions, leader } = startLeader(completeRecord(stored));
  expect(admissions).toEqual([{ phones: [], pins: { kind: 'open' }, driving: ALL_DRIVE }]);
  expect(control(device(1), '111111').refusal).toBe('pinWrong');
  expect(control(device(1), PIN).refusal).toBeNull();
  expect(leader().record()).toMatchObject({ seq: 8, controllers: { phone1: { window: { highest: 3 } } } });
});
