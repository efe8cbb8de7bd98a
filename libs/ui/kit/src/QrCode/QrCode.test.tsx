import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QrCode } from './QrCode.tsx';

describe('a QR code', () => {
  it('has a name and a field of quiet around it', () => {
    render(<QrCode text="https://example.org/pothi" label="Address" />);
    const code = screen.getByRole('img', { name: 'Address' });
    // A text of 25 letters takes version 3 at most: 29 modules and twice four of quiet.
    expect(code.getAttribute('viewBox')).toMatch(/^0 0 3[37] 3[37]$/);
    expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/);
  });

  it('is not drawn of what no phone would read', () => {
    render(<QrCode text={'ਧ'.repeat(500)} label="Address" />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
