import * as actions from './ActionIcons.tsx';
import * as audio from './AudioIcons.tsx';
import * as controls from './Icons.tsx';
import * as lists from './ListIcons.tsx';
import * as places from './PlaceIcons.tsx';
import * as tools from './ToolIcons.tsx';

const families = { ...controls, ...actions, ...lists, ...places, ...tools, ...audio };

function Family() {
  return (
    <ul aria-label="Icons">
      {Object.entries(families).map(([name, Icon]) => (
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
