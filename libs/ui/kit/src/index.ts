export { Accordion } from './Accordion/Accordion.tsx';
export type { AccordionItem, AccordionProps } from './Accordion/Accordion.tsx';
export { Banner } from './Banner/Banner.tsx';
export type { BannerProps, BannerTone } from './Banner/Banner.tsx';
export { Breadcrumb } from './Breadcrumb/Breadcrumb.tsx';
export type { BreadcrumbProps, Crumb } from './Breadcrumb/Breadcrumb.tsx';
export { Button } from './Button/Button.tsx';
export type { ButtonProps } from './Button/Button.tsx';
export { Card } from './Card/Card.tsx';
export type { CardProps } from './Card/Card.tsx';
export { Combobox } from './Combobox/Combobox.tsx';
export type { ComboboxProps, ComboboxOption } from './Combobox/Combobox.tsx';
export { DateField } from './DateField/DateField.tsx';
export type { DateFieldProps } from './DateField/DateField.tsx';
export { Dialog } from './Dialog/Dialog.tsx';
export type { DialogProps } from './Dialog/Dialog.tsx';
export { FilterField } from './FilterField/FilterField.tsx';
export type { FilterFieldProps } from './FilterField/FilterField.tsx';
export {
  ArrowUpIcon,
  BackIcon,
  DownloadIcon,
  ExitFullscreenIcon,
  FullscreenIcon,
  KeyboardIcon,
  MicIcon,
  PaletteIcon,
  UndoIcon,
  WifiOffIcon,
} from './Icon/ActionIcons.tsx';
export {
  CheckIcon,
  ChevronDownIcon,
  ChevronEndIcon,
  CloseIcon,
  ExpandIcon,
  GlobeIcon,
  HelpIcon,
  InfoIcon,
  MenuIcon,
  MoreIcon,
  MinusIcon,
  MoonIcon,
  PlusIcon,
  SearchIcon,
  SettingsIcon,
  SunIcon,
  WarningIcon,
} from './Icon/Icons.tsx';
export { ForwardIcon, HeadphonesIcon, PauseIcon, PlayIcon, RewindIcon } from './Icon/AudioIcons.tsx';
export { ChevronUpIcon, DragIcon, TrashIcon } from './Icon/ListIcons.tsx';
export {
  BookIcon,
  CalendarIcon,
  ChevronStartIcon,
  ExternalLinkIcon,
  GutkaIcon,
  HeartIcon,
  HomeIcon,
  PageIcon,
  RemoteIcon,
  SunriseIcon,
  SunsetIcon,
  SyncIcon,
  UserIcon,
} from './Icon/PlaceIcons.tsx';
export {
  BookmarkIcon,
  CodeIcon,
  CopyIcon,
  LinkIcon,
  ListIcon,
  PictureIcon,
  PrintIcon,
  ShareIcon,
  ShuffleIcon,
} from './Icon/ToolIcons.tsx';
export { hiddenClass } from './hiddenClass.ts';
export { IconButton } from './IconButton/IconButton.tsx';
export type { IconButtonProps } from './IconButton/IconButton.tsx';
export { keepAwake } from './keepAwake.ts';
export { Menu } from './Menu/Menu.tsx';
export type { MenuProps, MenuItem } from './Menu/Menu.tsx';
export { Notice } from './Notice/Notice.tsx';
export type { NoticeProps } from './Notice/Notice.tsx';
export { Pagination } from './Pagination/Pagination.tsx';
export type { PaginationProps, PaginationWords } from './Pagination/Pagination.tsx';
export { Panel } from './Panel/Panel.tsx';
export type { PanelProps } from './Panel/Panel.tsx';
export { Progress } from './Progress/Progress.tsx';
export type { ProgressProps } from './Progress/Progress.tsx';
export { QrCode } from './QrCode/QrCode.tsx';
export type { QrCodeProps } from './QrCode/QrCode.tsx';
export { Select } from './Select/Select.tsx';
export type { SelectOption, SelectProps } from './Select/Select.tsx';
export { Skeleton } from './Skeleton/Skeleton.tsx';
export type { SkeletonProps } from './Skeleton/Skeleton.tsx';
export { Slider } from './Slider/Slider.tsx';
export type { SliderProps } from './Slider/Slider.tsx';
export { SortableList } from './SortableList/SortableList.tsx';
export type { SortableListProps } from './SortableList/SortableList.tsx';
export type { SortableListWords, SortableListItem } from './SortableList/useSortable.ts';
export { StepButtons } from './Stepper/StepButtons.tsx';
export type { StepButtonsProps } from './Stepper/StepButtons.tsx';
export { Stepper } from './Stepper/Stepper.tsx';
export type { StepperProps } from './Stepper/Stepper.tsx';
export { Switch } from './Switch/Switch.tsx';
export type { SwitchProps } from './Switch/Switch.tsx';
export { Tabs } from './Tabs/Tabs.tsx';
export type { Tab, TabsProps } from './Tabs/Tabs.tsx';
export { ToastRegion } from './Toast/ToastRegion.tsx';
export type { ToastMessage, ToastRegionProps } from './Toast/ToastRegion.tsx';
export { Toolbar } from './Toolbar/Toolbar.tsx';
export type { ToolbarProps } from './Toolbar/Toolbar.tsx';
export { Tooltip } from './Tooltip/Tooltip.tsx';
export type { TooltipProps } from './Tooltip/Tooltip.tsx';
export { Unavailable } from './Unavailable/Unavailable.tsx';
export type { UnavailableProps } from './Unavailable/Unavailable.tsx';
export { Waveform } from './Waveform/Waveform.tsx';
export type { WaveformProps } from './Waveform/Waveform.tsx';
export { useAnswer } from './useAnswer.ts';
export type { Answer } from './useAnswer.ts';
export { useStillness } from './useStillness.ts';
