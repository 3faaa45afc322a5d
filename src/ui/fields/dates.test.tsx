// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { typeUnreadable } from '#testing/typeUnreadable.ts'
import { renderUi } from '../testing.tsx'
import { DateField } from './DateField.tsx'
import { RecurrenceField } from './RecurrenceField.tsx'
import { TimeField } from './TimeField.tsx'

const given: unknown[] = []
beforeEach(() => {
  given.length = 0
})

function Dated({ first }: { first: string | null }) {
  const [value, setValue] = useState(first)
  return (
    <DateField
      label="Date"
      value={value}
      onChange={(date) => {
        given.push(date)
        setValue(date)
      }}
    />
  )
}

test('HOL-04, AMB-169: a date is taken and given as text, and can be taken away', () => {
  renderUi(<Dated first="2026-03-08" />)
  const input = screen.getByLabelText<HTMLInputElement>('Date')
  expect(input.value).toBe('2026-03-08')
  fireEvent.change(input, { target: { value: '2028-02-29' } })
  fireEvent.change(input, { target: { value: '9999-12-31' } })
  fireEvent.change(input, { target: { value: '' } })
  expect(given).toEqual(['2028-02-29', '9999-12-31', null])
})

const noDate = 'There is no such date. Enter a month, a day that it has, and a year.'

test('HOL-04, PLUS-05: 31 February is no date, stays as it was typed and is refused in words until it is mended', () => {
  renderUi(<Dated first="2026-03-31" />)
  const input = screen.getByLabelText<HTMLInputElement>('Date')
  fireEvent.focus(input)
  typeUnreadable(input)
  expect(input.value).toBe('')
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.blur(input)
  expect(screen.getByRole('alert').textContent).toBe(`${noDate} Escape brings Mar 31, 2026 back.`)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.hasAttribute('data-unreadable')).toBe(true)
  expect(given).toEqual([null])
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value: '2026-02-28' } })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(input.hasAttribute('data-unreadable')).toBe(false)
  expect(given).toEqual([null, '2026-02-28'])
})

test('HOL-04: Escape brings the date back that was there before 3 February on the way to the 31st', () => {
  renderUi(<Dated first="2026-03-31" />)
  const input = screen.getByLabelText<HTMLInputElement>('Date')
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value: '2026-02-03' } })
  typeUnreadable(input)
  fireEvent.blur(input)
  fireEvent.focus(input)
  fireEvent.keyDown(input, { key: 'Escape' })
  expect(input.value).toBe('2026-03-31')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(given).toEqual(['2026-02-03', null, '2026-03-31'])
})

test('HOL-04, PLUS-05: a date that is emptied part by part is an empty one, so that the form can ask for it', () => {
  renderUi(<Dated first="2026-03-31" />)
  const input = screen.getByLabelText<HTMLInputElement>('Date')
  typeUnreadable(input)
  expect(input.hasAttribute('data-unreadable')).toBe(true)
  Object.defineProperty(input, 'validity', { configurable: true, value: { badInput: false } })
  fireEvent.keyUp(input)
  expect(input.hasAttribute('data-unreadable')).toBe(false)
  fireEvent.blur(input)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(given).toEqual([null])
})

function SetFromElsewhere() {
  const [value, setValue] = useState<string | null>('2026-03-31')
  return (
    <>
      <DateField label="Date" value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue('2026-04-01')}>
        Set
      </button>
      <button type="button" onClick={() => setValue(null)}>
        Empty
      </button>
    </>
  )
}

test('HOL-04: a date that is set from elsewhere takes the place of an entry that is none', async () => {
  const user = userEvent.setup()
  renderUi(<SetFromElsewhere />)
  const input = screen.getByLabelText<HTMLInputElement>('Date')
  typeUnreadable(input)
  fireEvent.blur(input)
  await user.click(screen.getByRole('button', { name: 'Set' }))
  expect(input.value).toBe('2026-04-01')
  await user.click(screen.getByRole('button', { name: 'Empty' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(input.hasAttribute('data-unreadable')).toBe(false)
})

function Timed({ first }: { first: string | null }) {
  const [value, setValue] = useState(first)
  return (
    <TimeField
      label="Opens"
      value={value}
      onChange={(time) => {
        given.push(time)
        setValue(time)
      }}
    />
  )
}

test('HOURS-05, PROMO-38: a time is shown without seconds and given as HH:mm:00', () => {
  renderUi(<Timed first="23:59:59" />)
  const input = screen.getByLabelText<HTMLInputElement>('Opens')
  expect(input.value).toBe('23:59')
  fireEvent.change(input, { target: { value: '06:30' } })
  fireEvent.change(input, { target: { value: '' } })
  expect(given).toEqual(['06:30:00', null])
})

test('HOURS-05, PLUS-05: an unfinished time stays and is refused in words, and Escape brings the last one back', () => {
  renderUi(<Timed first="17:05:00" />)
  const input = screen.getByLabelText<HTMLInputElement>('Opens')
  typeUnreadable(input)
  fireEvent.blur(input)
  expect(screen.getByRole('alert').textContent).toBe(
    'A time needs hours and minutes. Escape brings 5:05 PM back.',
  )
  expect(given).toEqual([null])
  fireEvent.keyDown(input, { key: 'Escape' })
  expect(input.value).toBe('17:05')
})

interface Given {
  first?: string | null
  start?: string | null
  end?: string | null
}

function Repeated({ first = null, start = '2026-03-04', end = '9999-12-31' }: Given) {
  const [value, setValue] = useState(first)
  return (
    <RecurrenceField
      label="Repeats"
      start={start}
      end={end}
      today="2026-03-05"
      value={value}
      onChange={(repeats) => {
        given.push(repeats)
        setValue(repeats)
      }}
    />
  )
}

const told = () => screen.getAllByRole('status').at(-1)?.textContent

test('PROMO-39, PROMO-41, PROMO-43: a rule is chosen by frequency and weekdays, and told with its next dates', async () => {
  const user = userEvent.setup()
  renderUi(<Repeated />)
  await user.click(screen.getByRole('radio', { name: 'Weeks' }))
  expect(screen.getAllByRole('checkbox')).toHaveLength(7)
  await user.click(screen.getByRole('checkbox', { name: 'Monday' }))
  await user.click(screen.getByRole('checkbox', { name: 'Sunday' }))
  expect(given.at(-1)).toBe('DTSTART:20260304T000000Z\nRRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,SU')
  expect(told()).toBe('Every week on Monday and Sunday: 3/8/26, 3/9/26, 3/15/26, 3/16/26, 3/22/26')
  await user.click(screen.getByRole('radio', { name: 'Months' }))
  expect(given.at(-1)).toBe('DTSTART:20260304T000000Z\nRRULE:FREQ=MONTHLY;INTERVAL=1')
  expect(screen.queryByRole('checkbox')).toBeNull()
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-04-30' } })
  expect(told()).toBe('Every month on the 4th until 4/30/26: 4/4/26')
  await user.click(screen.getByRole('radio', { name: 'Never' }))
  expect(given.at(-1)).toBeNull()
})

test('PROMO-43: the next dates stop at the end of what repeats, and it is said when that leaves none', () => {
  const first = 'DTSTART:20260331T000000Z\nRRULE:FREQ=MONTHLY;INTERVAL=1'
  const { unmount } = renderUi(<Repeated first={first} end="2026-05-31" />)
  expect(told()).toBe('Every month on the 31st: 3/31/26, 5/31/26')
  unmount()
  renderUi(<Repeated first={first} end="2026-03-30" />)
  expect(told()).toBe('Every month on the 31st: no next date, since it ends on 3/30/26')
})

test('PROMO-40, AMB-243: an interval out of bounds becomes the nearest with a note, and what is no number leaves the input empty', async () => {
  const user = userEvent.setup()
  renderUi(<Repeated first={'DTSTART:20260304T000000Z\nRRULE:FREQ=DAILY;INTERVAL=3'} />)
  const interval = screen.getByRole<HTMLInputElement>('textbox', { name: 'Every how many days' })
  fireEvent.change(interval, { target: { value: '0' } })
  expect(interval.value).toBe('1')
  expect(screen.getByText('“0” is less than 1: 1 is taken.')).toBeTruthy()
  expect(told()).toMatch(/^Every day: 3\/5\/26/)
  fireEvent.change(interval, { target: { value: '1000' } })
  expect(interval.value).toBe('999')
  expect(screen.getByText('“1000” is more than 999: 999 is taken.')).toBeTruthy()
  await user.type(interval, 'x')
  await user.tab()
  expect(interval.value).toBe('')
  expect(screen.getByText('Enter a whole number.')).toBeTruthy()
  expect(told()).toBe('The interval is missing.')
  await user.type(interval, '2')
  expect(interval.value).toBe('2')
  expect(told()).toMatch(/^Every 2 days: /)
  await user.clear(interval)
  await user.type(interval, '-3')
  expect(interval.value).toBe('1')
  await user.clear(interval)
  await user.type(interval, '2.5')
  expect(told()).toBe('The interval is missing.')
  await user.tab()
  expect(interval.value).toBe('')
})

test('AMB-243: a month is repeated on its last day', async () => {
  const user = userEvent.setup()
  renderUi(
    <Repeated
      first={'DTSTART:20260131T000000Z\nRRULE:FREQ=MONTHLY;INTERVAL=1'}
      start="2026-01-31"
    />,
  )
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'The 31st' }).checked).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'The last day' }))
  expect(given.at(-1)).toBe('DTSTART:20260131T000000Z\nRRULE:FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=-1')
  expect(told()).toMatch(/^Every month on the last day: 3\/31\/26, 4\/30\/26, /)
  await user.click(screen.getByRole('radio', { name: 'Days' }))
  expect(given.at(-1)).toBe('DTSTART:20260131T000000Z\nRRULE:FREQ=DAILY;INTERVAL=1')
})

test('AMB-143, AMB-243: a rule that the form cannot show stays until another one is chosen', async () => {
  const user = userEvent.setup()
  const { unmount } = renderUi(<Repeated first="FREQ=HOURLY" />)
  expect(told()).toBe('FREQ=HOURLY: the days cannot be told here')
  unmount()
  renderUi(<Repeated first="FREQ=YEARLY" />)
  expect(told()).toBe('FREQ=YEARLY: 3/4/27')
  expect(screen.getByText(/^This rule cannot be changed here\./)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Days' }))
  expect(told()).toMatch(/^Every day: 3\/5\/26/)
})
