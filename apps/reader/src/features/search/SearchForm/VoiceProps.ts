/** Props of the voice search. */
export interface VoiceProps {
  id: string;
  /** Number of presses of its button since it was closed. */
  presses: number;
  /** Called with the first letters of what was heard. */
  onHeard: (letters: string) => void;
  onClose: () => void;
}
