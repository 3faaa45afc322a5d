import { ActionIcon } from '@mantine/core'
import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import menuClasses from '#ui/menu/menu.module.css'
import { Opening } from '#ui/Opening.tsx'

interface ToolMenuProps {
  label: string
  icon: ComponentType<{ size?: number | string }>
  active?: boolean
  onNear: () => void
  children: (close: () => void) => ReactNode
}

/** A button that opens a small dialog, whose code loads with the first opening. */
export function ToolMenu({ label, icon: Icon, active, onNear, children }: ToolMenuProps) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <span className={menuClasses.holder}>
      <ActionIcon
        ref={button}
        variant={active ? 'light' : 'default'}
        size={36}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={opened}
        data-tip={label}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => setOpened(true)}
      >
        <Icon size={18} />
      </ActionIcon>
      {opened && (
        <Opening>
          {children(() => {
            setOpened(false)
            button.current?.focus()
          })}
        </Opening>
      )}
    </span>
  )
}
