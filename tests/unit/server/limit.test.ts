import { describe, expect, it } from 'vitest';
import { clientAddress, networkOf } from '../../../src/server/http/clientAddress.ts';
import { parseAddress, trustedProxies } from '../../../src/shared/trustedProxies.ts';
import { createLimiter, accountOf } from '../../../src/server/http/limit.ts';

describe('a bucket of tokens', () => {
  const limiterAt = (options: { rate: number; burst: number; maxBuckets?: number }) => {
    let time = 0;
    const limiter = createLimiter({ ...options, now: () => time });
    const takeTimes = (count: number, key = 'a') =>
      Array.from({ length: count }, () => limiter.take(key)).filter((wait) => wait === 0).length;
    return { ...limiter, takeTimes, pass: (seconds: number) => (time += 1000 * seconds) };
  };

  it('gives what it holds at once, then as much as flows in', () => {
    const { take, takeTimes, pass } = limiterAt({ rate: 50, burst: 500 });
    expect(takeTimes(1000)).toBe(500);
    expect(take('a')).toBeCloseTo(1 / 50);
    pass(1);
    expect(takeTimes(100)).toBe(50);
    pass(0.1);
    expect(takeTimes(100)).toBe(5);
    pass(3600);
    expect(takeTimes(1000)).toBe(500);
  });

  it('goes on without end at its own rate', () => {
    const { takeTimes, pass } = limiterAt({ rate: 3, burst: 1 });
    for (let round = 0; round < 10_000; round++) {
      expect(takeTimes(2)).toBe(1);
      pass(1 / 3);
    }
  });

  it('says how long to wait, however slow it is', () => {
    const { take, pass } = limiterAt({ rate: 0.1, burst: 1 });
    expect(take('a')).toBe(0);
    pass(4);
    expect(take('a')).toBeCloseTo(6);
    // A refused request does not prolong the wait.
    expect(take('a')).toBeCloseTo(6);
    pass(6);
    expect(take('a')).toBe(0);
  });

  it('is one for each', () => {
    const { takeTimes } = limiterAt({ rate: 10, burst: 100 });
    expect(takeTimes(200, 'a')).toBe(100);
    expect(takeTimes(200, 'b')).toBe(100);
  });

  it('is lifted by a rate of 0', () => {
    const { takeTimes, size } = limiterAt({ rate: 0, burst: 1 });
    expect(takeTimes(5000)).toBe(5000);
    expect(size()).toBe(0);
  });

  it('is forgotten once it is full again, and not before', () => {
    const { take, takeTimes, pass, size } = limiterAt({ rate: 10, burst: 100 });
    for (let client = 0; client < 1000; client++) take(`once ${client}`);
    expect(size()).toBe(1000);
    pass(9);
    expect(takeTimes(200, 'busy')).toBe(100);
    pass(2);
    expect(takeTimes(200, 'busy')).toBe(20);
    expect(size()).toBe(1);
  });

  it('owes what was spent beyond what it held, and gives nothing until that is paid', () => {
    const { take, charge, owedSeconds, pass } = limiterAt({ rate: 10, burst: 20 });
    expect(take('a')).toBe(0);
    charge('a', 49);
    expect(owedSeconds('a')).toBeCloseTo(3);
    expect(owedSeconds('b')).toBe(0);
    expect(take('a')).toBeCloseTo(3.1);
    pass(3);
    expect(owedSeconds('a')).toBe(0);
    expect(take('a')).toBeCloseTo(0.1);
    pass(0.1);
    expect(take('a')).toBe(0);
  });

  it('lets an answer have the time that its token pays for, and takes more for the rest', () => {
    const { take, takeTimes, ...limiter } = limiterAt({ rate: 10, burst: 100 });
    take('a');
    const account = accountOf({ take, ...limiter }, 'a');
    for (const milliseconds of [0.5, 0.5, 1]) account.charge(milliseconds);
    take('b');
    accountOf({ take, ...limiter }, 'b').charge(21);
    // Two ms cost one token, so these 18 ms cost nine.
    account.charge(18);
    expect(takeTimes(200, 'a')).toBe(90);
    expect(takeTimes(200, 'b')).toBe(89);
    expect(account.owedSeconds()).toBe(0);
    account.charge(200);
    expect(account.owedSeconds()).toBeCloseTo(10);
  });

  it('owes nothing where the limit is lifted', () => {
    const { charge, owedSeconds, takeTimes } = limiterAt({ rate: 0, burst: 1 });
    charge('a', 1e6);
    expect([owedSeconds('a'), takeTimes(10)]).toEqual([0, 10]);
  });

  it('is kept for so many at the most; who came back last stays', () => {
    const { take, takeTimes, size } = limiterAt({ rate: 1, burst: 10, maxBuckets: 100 });
    expect(takeTimes(20, 'busy')).toBe(10);
    for (let client = 0; client < 99; client++) take(`flood ${client}`);
    expect(take('busy')).toBeGreaterThan(0);
    for (let client = 0; client < 10_000; client++) take(`flood ${client}`);
    expect(size()).toBe(100);
  });

  it('is not dropped before those of networks that came back longer ago', () => {
    const { take, takeTimes } = limiterAt({ rate: 1, burst: 10, maxBuckets: 100 });
    const flood = (name: string) => Array.from({ length: 60 }, (_, client) => take(`${name} ${client}`));
    expect(takeTimes(5, 'busy')).toBe(5);
    flood('first');
    take('busy');
    flood('second');
    expect(takeTimes(20, 'busy')).toBe(4);
  });
});

describe('whose request it is', () => {
  const proxies = trustedProxies(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8']);
  it.each([
    ['the socket says, without a proxy', '192.0.2.1', '', '192.0.2.1'],
    ['a header of one who is no proxy counts for nothing', '192.0.2.1', '198.51.100.7', '192.0.2.1'],
    ['a proxy says whom it was asked by', '127.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['the same where the server listens on IPv6 too', '::ffff:127.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['and over a chain of proxies', '127.0.0.1', '198.51.100.7, 10.1.2.3,10.9.9.9', '198.51.100.7'],
    ['what the client wrote itself stands before that', '127.0.0.1', '203.0.113.5, 198.51.100.7', '198.51.100.7'],
    ['also where it names proxies of ours', '127.0.0.1', '10.0.0.1, 198.51.100.7, 10.1.2.3', '198.51.100.7'],
    ['a proxy without a header asks for itself', '127.0.0.1', '', '127.0.0.1'],
    ['proxies alone: the first of them', '127.0.0.1', '10.0.0.1, 10.0.0.2', '10.0.0.1'],
    ['IPv6', 'fd12::1', '2001:DB8:0:0:1::1', '2001:db8::1:0:0:1'],
    ['IPv4 written as IPv6 is one address', '::1', '::ffff:198.51.100.7', '198.51.100.7'],
    ['also in hexadecimal', '::1', '::ffff:c633:6407', '198.51.100.7'],
    ['nobody', '', '', 'unknown'],
  ])('%s', (_what, socket, header, expected) => {
    expect(clientAddress(socket, header, proxies)?.toString() ?? 'unknown').toBe(expected);
  });

  it.each([
    'unknown',
    'not an address',
    ',',
    ', , ,',
    '198.51.100.7, ',
    '198.51.100.7:4711',
    '[2001:db8::1]:80',
    '198.51.100.7, 999.1.1.1',
    '198.51.100.7, 10.0.0.1, %00',
    '198.51.100.7, 127.1',
    '198.51.100.7, 0x7f000001',
    '198.51.100.7, __proto__',
    'a'.repeat(16_000),
    ','.repeat(16_000),
  ])('stops at what is no address: %s', (header) => {
    expect(['127.0.0.1', '10.0.0.1']).toContain(clientAddress('127.0.0.1', header, proxies)?.toString());
  });

  it.each([
    '999.0.0.1',
    'localhost',
    '10.0.0.0/33',
    '10/8',
    '::ffff:10.0.0.0/104',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    '0.0.0.0/0',
    '::/0',
    'fd00::/129',
    '',
  ])('refuses to trust %s', (range) => {
    expect(() => trustedProxies([range])).toThrow();
  });

  it('counts IPv6 by its first 64 bits', () => {
    const network = (text: string) => networkOf(parseAddress(text));
    expect(network('2001:db8::1:0:0:1')).toBe('2001:db8::/64');
    expect(network('2001:db8:1:2:3:4:5:6')).toBe(network('2001:db8:1:2::9'));
    expect(network('2001:db8:1:2::9')).not.toBe(network('2001:db8:1:3::9'));
    expect(network('::1')).toBe('::/64');
    expect(network('192.0.2.1')).toBe('192.0.2.1');
    expect(network('unknown')).toBe('unknown');
  });
});
