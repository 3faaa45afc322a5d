import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { keepVisit } from '#api/core/kept.ts'
import { pageLabels } from './PageTitle.tsx'
import { useRecordNames } from './useRecordNames.ts'

/** The start page, and pages named after a person: the browser keeps no name of a customer (AMB-254). */
export const unrecorded = /^\/$|^\/(home|search)$|^\/(users|employees)\/\d/

/** Keeps the opened pages for the start page. */
export function RecordVisits() {
  const matches = useMatches()
  const screen = matches.at(-1)
  const path = screen?.pathname.replace(/(.)\/$/, '$1') ?? '/'
  const title = pageLabels(path, useRecordNames()).join(' · ')
  const isShown =
    screen?.routeId !== '/_staff/$' && matches.every(({ status }) => status === 'success')
  useEffect(() => {
    if (isShown && !unrecorded.test(path)) void keepVisit({ path, title })
  }, [isShown, path, title])
  return null
}
