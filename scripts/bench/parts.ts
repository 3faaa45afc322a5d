/** The parts of the bench, which can be measured by themselves. */
export const parts = [
  'api',
  'orders',
  'promotions',
  'menus',
  'login',
  'list',
  'use',
  'employees',
  'prices',
  'grids',
] as const

export type Part = (typeof parts)[number]
