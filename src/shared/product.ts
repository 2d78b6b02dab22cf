/** The product's name, and its slug in addresses. Neither is written anywhere else. */
export const product = { name: 'Tryggve', slug: 'tryggve' } as const;
