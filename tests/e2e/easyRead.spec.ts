/** Easy-read texts keep the line breaks of their authors. */
import { expect, test } from './test.ts';

const path = '/sovas-och-opereras/mask-eller-slang';

for (const media of ['screen', 'print'] as const)
  test(`each line of an easy-read text begins a line (${media})`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'EasyRead', value: '1', url: baseURL ?? '' }]);
    await page.goto(path);
    await page.emulateMedia({ media });
    const text = page.locator('[data-easy-text] p').nth(1);
    await expect(text).toBeVisible();
    const lines = await text.evaluate((paragraph) => {
      const node = paragraph.firstChild as Text;
      const tops = node.data.split('\n').map((line, place, all) => {
        const start = all.slice(0, place).join('\n').length + (place === 0 ? 0 : 1);
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, start + line.length);
        return range.getClientRects()[0]?.top ?? 0;
      });
      return { written: tops.length, seen: new Set(tops).size };
    });
    expect(lines.written).toBeGreaterThan(2);
    expect(lines.seen).toBe(lines.written);
  });
