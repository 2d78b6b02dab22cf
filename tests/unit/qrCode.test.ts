import { expect, it } from 'vitest';
import { languageCodes } from '../../src/i18n/languages.ts';
import { qrSvg } from '../../src/layouts/pictures/qrCode.ts';
import { decode } from '../e2e/qr.ts';

const addresses = ['https://tryggve.example', 'https://www.a-hospital-with-a-long-name.example'].flatMap((site) =>
  languageCodes.map((code) => `${site}/q/2658-${code}`),
);

it.each([100, 120, 150])('[#234] is read at %i px, logo and all', async (width) => {
  const unread: string[] = [];
  for (const address of addresses) {
    // Drawn large and scaled down, as a browser does.
    const said = await decode(Buffer.from(qrSvg(address)), 4, width).catch(() => undefined);
    if (said !== address) unread.push(address);
  }
  expect(unread).toEqual([]);
});

it('[#234] has a logo 25 px wide where the code is 120 px', () => {
  const svg = qrSvg('https://tryggve.example/q/2658-sv');
  const modules = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const logo = Number(/<svg x="[\d.]+" y="[\d.]+" width="([\d.]+)"/.exec(svg)?.[1]);
  expect((logo / modules) * 120).toBeCloseTo(25);
});
