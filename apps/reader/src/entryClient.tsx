import { startReader } from './startReader.tsx';

// Not awaited: parts of the program that it waits for import this very file, and would wait for it in turn.
void startReader();
