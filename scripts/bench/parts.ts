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
