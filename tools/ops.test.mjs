import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { OLDEST_NODE } from './lib/node-version.mjs';
import { packageContent } from './lib/package-content.mjs';
import { workspaceRoot } from './lib/workspace-root.mjs';

/** @param {string} file */
const read = (file) => readFileSync(path.join(workspaceRoot, file), 'utf8');

/** Every setting, from the table that is generated from them, and every secret's variable for a file. */
const operating = read('docs/operating.md');
const settings = new Set([
  ...[...operating.matchAll(/^\| `([A-Z_]+)` /gm)].map(([, name = '']) => name),
  ...[...operating.matchAll(/`([A-Z_]+_FILE)`/g)].map(([, name = '']) => name),
]);

const targets = (await packageContent(workspaceRoot)).map(({ target }) => target);
/** @param {string} name of a file or folder in the package */
const isPackaged = (name) => targets.some((target) => target === name || target.startsWith(`${name}/`));

describe('ops/container/Containerfile', () => {
  const file = read('ops/container/Containerfile');
  /** @param {string} instruction */
  const all = (instruction) =>
    [...file.matchAll(new RegExp(`^${instruction} (.*)$`, 'gm'))].map(([, rest = '']) => rest);

  it('copies what the site needs from the package, and starts it [G34]', () => {
    const copied = all('COPY').flatMap((line) => line.split(' ').slice(0, -1));
    expect(copied).toEqual(
      expect.arrayContaining(['bin', 'dist', 'node_modules', 'package.json', 'LICENSE']),
    );
    for (const name of copied) expect(isPackaged(name), name).toBe(true);
    expect([...all('ENTRYPOINT'), ...all('CMD')]).toEqual([
      '["node", "/opt/naad/bin/naad.mjs"]',
      '["start"]',
    ]);
    expect(isPackaged('bin/naad.mjs')).toBe(true);
  });

  it('runs as a user without rights on any base, stores data in one volume, and has a health check [G34]', () => {
    expect(all('ARG')[0]).toMatch(/^BASE=/);
    expect(all('FROM')).toEqual(['${BASE}']);
    expect(all('USER')).toEqual(['10001:10001']);
    expect(all('VOLUME')).toEqual(['/var/lib/naad']);
    expect(file).toContain('DATA_DIR=/var/lib/naad');
    expect(file).toMatch(/^HEALTHCHECK [^]*?healthz/m);
  });

  it('names the oldest Node that runs the site [G34]', () => {
    expect(file).toContain(`Node ${OLDEST_NODE.replace(/\.0$/, '')} or newer`);
  });
});

describe('ops/compose', () => {
  const compose = parse(read('ops/compose/compose.yml'), { merge: true });
  const { services, secrets, volumes } = compose;
  const nodes = ['naad-1', 'naad-2'];

  it('has two nodes with settings of the server, PostgreSQL, Redis and a proxy [G35]', () => {
    expect(Object.keys(services).sort()).toEqual(['naad-1', 'naad-2', 'postgres', 'proxy', 'redis']);
    for (const node of nodes) {
      const names = Object.keys(services[node].environment);
      expect(names).toEqual(
        expect.arrayContaining(['SITE_ORIGIN', 'TRUST_PROXY', 'REDIS_URL', 'DATABASE_URL_FILE']),
      );
      for (const name of names) expect(settings, name).toContain(name);
    }
    expect(services['naad-1'].volumes).not.toEqual(services['naad-2'].volumes);
  });

  it('gives the nodes a read-only file system and no rights, and only the proxy a port [G35]', () => {
    for (const node of nodes) {
      expect(services[node]).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    }
    const open = Object.keys(services).filter((name) => services[name].ports);
    expect(open).toEqual(['proxy']);
    expect(compose.networks.back).toEqual({ internal: true });
  });

  it('has secrets in files only, each declared, mounted where it is read, and explained [G35]', () => {
    const readme = read('ops/compose/README.md');
    for (const [name, { file }] of Object.entries(secrets)) {
      expect(file).toBe(`./secrets/${name}`);
      expect(readme).toContain(`secrets/${name}`);
    }
    for (const { environment = {}, secrets: used = [], volumes: mounted = [] } of Object.values(services)) {
      for (const name of used) expect(secrets).toHaveProperty([name]);
      for (const [variable, value] of Object.entries(environment)) {
        const secret = /^\/run\/secrets\/(.*)$/.exec(String(value))?.[1];
        if (secret !== undefined) expect(used).toContain(secret);
        expect(/PASSWORD|SECRET|KEY|DATABASE_URL/.test(variable)).toBe(secret !== undefined);
      }
      for (const volume of mounted) {
        const source = volume.split(':')[0];
        if (source.startsWith('.'))
          expect(existsSync(path.join(workspaceRoot, 'ops/compose', source))).toBe(true);
        else expect(volumes).toHaveProperty([source]);
      }
    }
  });

  it('has a proxy with TLS that passes sockets on, to one node for each address, and reaches both nodes [G35]', () => {
    const nginx = read('ops/compose/nginx.conf');
    const upstreams = [...nginx.matchAll(/upstream ([\w-]+) \{([^}]*)\}/g)];
    expect(upstreams.map(([, name]) => name)).toEqual(['naad', 'naad-sockets']);
    for (const [, , body = ''] of upstreams) {
      expect([...body.matchAll(/server ([\w-]+):8080/g)].map(([, name]) => name)).toEqual(nodes);
    }
    const passed = read('ops/nginx/naad/server.conf');
    expect(passed).toMatch(/^proxy_set_header Upgrade \$http_upgrade;$/m);
    expect(passed).toMatch(/^location \/socket\.io\/ \{[^}]*naad-sockets;/m);
    for (const [, included = ''] of nginx.matchAll(/include (\S+);/g)) {
      expect(existsSync(path.join(workspaceRoot, 'ops/nginx', included))).toBe(true);
      expect(isPackaged(`ops/nginx/${included}`)).toBe(true);
    }
    expect(nginx).toMatch(/hash \$remote_addr consistent;/);
    for (const name of services.proxy.secrets) expect(nginx).toContain(`/run/secrets/${name};`);
  });
});

describe('ops/systemd', () => {
  const unit = read('ops/systemd/naad.service');
  const secrets = read('ops/systemd/secrets.conf');
  /** @param {string} text @param {string} key */
  const values = (text, key) =>
    [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);

  it('has a unit that starts the package with settings of the server [G36]', () => {
    const [, program = ''] =
      /^\/usr\/bin\/node \/opt\/naad\/(\S+) start$/.exec(values(unit, 'ExecStart').join()) ?? [];
    expect(isPackaged(program)).toBe(true);
    const names = values(unit, 'Environment').flatMap((line) =>
      line.split(' ').map((each) => each.split('=')[0]),
    );
    expect(names).toContain('DATA_DIR');
    for (const name of names) expect(settings, name).toContain(name);
  });

  it('allows the service nothing but its data folder and its sockets [G36]', () => {
    expect(unit).toContain('\nDynamicUser=yes\n');
    expect(unit).toContain('\nProtectSystem=strict\n');
    expect(unit).toContain('\nStateDirectory=naad\n');
    expect(unit).toContain('\nCapabilityBoundingSet=\n');
    expect(unit).toContain('\nSystemCallFilter=@system-service\n');
  });

  it('hands secrets over as credentials, each read from its own file [G36]', () => {
    const credentials = values(secrets, 'LoadCredential').map((value) => value.split(':'));
    expect(credentials.map(([name, file]) => file === `/etc/naad/secrets/${name}`)).toEqual([
      true,
      true,
      true,
    ]);
    const variables = values(secrets, 'Environment').map((value) => value.split('='));
    expect(variables.map(([, value]) => value)).toEqual(credentials.map(([name]) => `%d/${name}`));
    for (const [name = ''] of variables) expect(settings, name).toContain(name);
  });
});
