import { expect, it } from 'vitest';
import { isPublicAddress } from '../../../src/server/media/publicAddress.ts';
import { publicOnly } from '../../../src/server/media/resolve.ts';

const privateAddresses = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:0:8.8.8.8',
  '64:ff9b::a00:1',
  '64:ff9b::808:808',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:2::1',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%lo',
  '2a00:1450:400f::1%lo',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
  '2130706433',
];

it.each(privateAddresses)('[#268] %s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each([
  '1.1.1.1',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.255.255',
  '172.32.0.1',
  '2a00:1450:400f::200e',
  '2620:4f::1',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it('[#268] a name is refused for one private address among public ones, and without any', async () => {
  const resolve = (...addresses: string[]) =>
    publicOnly(() => Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))))(
      'media.tryggve.example',
    );
  await expect(resolve('1.1.1.1', '10.0.0.1')).rejects.toMatchObject({ status: 403 });
  await expect(resolve('2a00:1450::1', '::1')).rejects.toMatchObject({ status: 403 });
  await expect(resolve()).rejects.toMatchObject({ status: 502 });
  expect(await resolve('1.1.1.1', '2a00:1450::1')).toHaveLength(2);
});
