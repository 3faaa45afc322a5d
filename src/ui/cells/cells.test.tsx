// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing.tsx'
import { DateCell, MoneyCell, ThumbCell } from './cells.tsx'

test('PLUS-09: an amount shows dollars, or cents with the dollars beside; nothing is never 0', () => {
  const { container, rerender } = renderUi(<MoneyCell cents={495} />)
  expect(container.textContent).toContain('$4.95')
  rerender(<MoneyCell cents={495} unit="cents" />)
  expect(container.textContent).toContain('495¢ $4.95')
  rerender(<MoneyCell cents={null} />)
  expect(container.textContent).toContain('–')
})

test('PROD-03: a date is the same day in every time zone, and exact for machines', () => {
  renderUi(<DateCell value="2026-03-01" />)
  expect(screen.getByText('Mar 1, 2026')).toHaveProperty('dateTime', '2026-03-01')
})

test('PROD-01: a picture that cannot be loaded gives way to a mark', () => {
  const { container } = renderUi(
    <ThumbCell src="/gone.png" detail="SKU-1">
      Latte
    </ThumbCell>,
  )
  const picture = container.querySelector('img')
  if (!picture) throw new Error('the picture is drawn first')
  fireEvent.error(picture)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByText('Latte')).toBeDefined()
})
