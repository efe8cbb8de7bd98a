import { expect, it } from 'vitest';
import { withoutTies } from './leanRouter.ts';

it('cuts what ties unused parts of the router to the bundle, and nothing else', () => {
  const code = [
    'var Link = React10.forwardRef(',
    '  function LinkWithRef() {}',
    ');',
    'Link.displayName = "Link";',
    'var Boundary = class extends React2.Component {',
    '  render() {',
    '    return null;',
    '  }',
    '};',
    'Boundary.contextType = SomeContext;',
    'const name = Link.displayName;',
  ].join('\n');
  expect(withoutTies(code)).toBe(
    [
      'var Link = /* @__PURE__ */ React10.forwardRef(',
      '  function LinkWithRef() {}',
      ');',
      '',
      'var Boundary = /* @__PURE__ */ Object.assign(class extends React2.Component {',
      '  render() {',
      '    return null;',
      '  }',
      '}, { contextType: SomeContext });',
      'const name = Link.displayName;',
    ].join('\n'),
  );
});
