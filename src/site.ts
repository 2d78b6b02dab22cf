/** The product's name and the slug that addresses carry. The one place where either is written down. */
export const site = { name: 'Tryggve', slug: 'tryggve' } as const;
