import { useMediaQuery } from '@mantine/hooks'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { SectionFrames } from '#ui/page/sectionFrame.ts'
import { useIdsInAddress } from './storePageSearch.ts'

interface StoreSectionsProps {
  sections: readonly { readonly id: string }[]
  children: ReactNode
}

/** Below this width one section is open, by default today's inventory. */
const phone = '(width < 48em)'
const openAtFirst = 'todays-inventory'

/** Bounds and folds the sections of the page (AMB-258). The address keeps what is open. */
export function StoreSections({ sections, children }: StoreSectionsProps) {
  const folds = useMediaQuery(phone, false, { getInitialValueInEffect: false })
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate({ from: '/stores/$storeId' })
  const [all = new Set<string>(), showAll] = useIdsInAddress('all')
  const isSection = sections.some(({ id }) => id === hash)
  const [opened, setOpened] = useState<{ hash: string; id: string | undefined }>({
    hash,
    id: isSection ? hash : openAtFirst,
  })
  // A search in a section drops the hash, and leaves the section open.
  if (hash !== opened.hash) setOpened({ hash, id: isSection ? hash : opened.id })

  const toggle = (id: string) => {
    const isOpen = opened.id === id
    setOpened({ ...opened, id: isOpen ? undefined : id })
    if (!isOpen && id !== hash) void navigate({ search: true, hash: id, replace: true })
  }
  const setWhole = (id: string, isWhole: boolean) => {
    const others = [...all].filter((one) => one !== id)
    showAll(new Set(isWhole ? [...others, id] : others))
  }
  return (
    <SectionFrames
      value={{ folds, openId: opened.id, onToggle: toggle, whole: all, onWhole: setWhole }}
    >
      {children}
    </SectionFrames>
  )
}
