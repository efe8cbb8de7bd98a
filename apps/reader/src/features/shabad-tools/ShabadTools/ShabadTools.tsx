import { useLingui } from '@lingui/react/macro';
import {
  ChevronDownIcon,
  CodeIcon,
  CopyIcon,
  LinkIcon,
  ListIcon,
  Menu,
  PictureIcon,
  PrintIcon,
  SettingsIcon,
  ShareIcon,
  ShuffleIcon,
  Toolbar,
} from '@naad/ui-kit';
import { Fragment, type ReactNode } from 'react';
import { usePanels, usePanelsDispatch } from '../../../shared/panels/PanelsContext.tsx';
import styles from './ShabadTools.module.css';
import { ToolButton } from './ToolButton.tsx';

/** Something to do with a text, besides changing its display or opening another. */
export type Tool =
  'text' | 'markdown' | 'rich' | 'some' | 'embed' | 'shortUrl' | 'share' | 'picture' | 'print';

export interface ShabadToolsProps {
  onTool: (tool: Tool) => void;
  /** Tools for this text only. */
  children?: ReactNode;
}

/** Toolbar for the text of a page. Without script it only has its links. */
export function ShabadTools({ onTool, children }: ShabadToolsProps) {
  const { t } = useLingui();
  const { open } = usePanels();
  const dispatchPanels = usePanelsDispatch();
  const item = (label: string, tool: Tool) => ({
    label,
    onSelect: () => {
      onTool(tool);
    },
  });
  const tools: readonly (readonly [icon: ReactNode, label: string, run: Tool | (() => void)])[] = [
    [
      <ListIcon key="" />,
      t`Multi View`,
      () => {
        dispatchPanels({ type: 'toggled', panel: 'multiView' });
      },
    ],
    [<PrintIcon key="" />, t`Print`, 'print'],
    [<CopyIcon key="" />, t`Copy all`, 'text'],
    [<CodeIcon key="" />, t`Embed`, 'embed'],
    [<LinkIcon key="" />, t`Copy short URL`, 'shortUrl'],
    [<PictureIcon key="" />, t`Picture`, 'picture'],
    [<ShareIcon key="" />, t`Share`, 'share'],
  ];
  return (
    <Toolbar label={t`Shabad tools`} className={styles['tools']} data-panels="" data-tools="">
      <ToolButton
        icon={<SettingsIcon />}
        label={t`Display settings`}
        aria-expanded={open === 'settings'}
        onClick={() => {
          dispatchPanels({ type: 'toggled', panel: 'settings' });
        }}
      />
      <a href="/random" title={t`Random`} className={styles['tool']}>
        <ShuffleIcon />
        <span className={styles['label']}>{t`Random`}</span>
      </a>
      {tools.map(([icon, label, run]) => (
        <Fragment key={label}>
          <ToolButton
            icon={icon}
            label={label}
            onClick={() => {
              if (typeof run === 'string') onTool(run);
              else run();
            }}
          />
          {run === 'text' && (
            <Menu
              label={t`Copy as`}
              icon={<ChevronDownIcon />}
              className={styles['more']}
              items={[
                item(t`Text`, 'text'),
                item(t`Markdown`, 'markdown'),
                item(t`Rich text`, 'rich'),
                item(t`Some lines…`, 'some'),
              ]}
            />
          )}
        </Fragment>
      ))}
      {children}
    </Toolbar>
  );
}
