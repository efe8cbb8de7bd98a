import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QrCode } from './QrCode.tsx';

describe('QrCode', () => {
  it('has a name and a quiet zone', () => {
    render(<QrCode text="https://example.org/pothi" label="Address" />);
    const code = screen.getByRole('img', { name: 'Address' });
    // A text of 25 letters needs at most version 3: 29 modules plus twice four of quiet zone.
    expect(code.getAttribute('viewBox')).toMatch(/^0 0 3[37] 3[37]$/);
    expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/);
  });

  it('renders nothing for a text too long to scan', () => {
    render(<QrCode text={'ਧ'.repeat(500)} label="Address" />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
