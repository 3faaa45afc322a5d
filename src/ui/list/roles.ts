/*
 * Lists are laid out with CSS grid, so that columns keep their widths while rows come and go. A display
 * other than table takes the roles away in some browsers, so they are said again. They are spread
 * because the linter takes a written role for a redundant one, or wants a table for it.
 */
export const tableRole = { role: 'table' }
export const groupRole = { role: 'rowgroup' }
export const rowRole = { role: 'row' }
export const headerRole = { role: 'columnheader' }
export const cellRole = { role: 'cell' }
export const gridRole = { role: 'grid', 'aria-multiselectable': true }
export const gridCellRole = { role: 'gridcell' }
export const rowHeaderRole = { role: 'rowheader' }
