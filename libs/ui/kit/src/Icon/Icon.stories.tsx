import {
  SearchIcon,
  MenuIcon,
  CloseIcon,
  ChevronStartIcon,
  ChevronEndIcon,
  ChevronUpIcon,
  ChevronDownIcon,
  PlusIcon,
  MinusIcon,
  CheckIcon,
  SunIcon,
  MoonIcon,
  SettingsIcon,
  ExpandIcon,
  InfoIcon,
  WarningIcon,
} from './Icons.tsx';

const icons = {
  SearchIcon,
  MenuIcon,
  CloseIcon,
  ChevronStartIcon,
  ChevronEndIcon,
  ChevronUpIcon,
  ChevronDownIcon,
  PlusIcon,
  MinusIcon,
  CheckIcon,
  SunIcon,
  MoonIcon,
  SettingsIcon,
  ExpandIcon,
  InfoIcon,
  WarningIcon,
};

function Family() {
  return (
    <ul aria-label="Icons">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon /> {name}
        </li>
      ))}
    </ul>
  );
}

const meta = { title: 'Kit/Icons', component: Family };
export default meta;

export const All = {};
export const RightToLeft = {
  render: () => (
    <div dir="rtl">
      <Family />
    </div>
  ),
};
