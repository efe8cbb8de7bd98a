import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readModelType } from './readModelType.ts';
import { SpeechModelError } from './SpeechModelError.ts';

/** Files of a model, as the runtime is told them. */
export type SpeechModel = Readonly<Record<string, string | Readonly<Record<string, string>>>> & {
  readonly tokens: string;
};

/** Models that are a single file, by what it says of itself, and the name that the runtime has for such. */
const OF_ONE_FILE: Readonly<Record<string, string>> = {
  'omnilingual-asr': 'omnilingual',
  EncDecCTCModel: 'nemoCtc',
  EncDecCTCModelBPE: 'nemoCtc',
  EncDecHybridRNNTCTCBPEModel: 'nemoCtc',
  zipformer2_ctc: 'zipformerCtc',
  wenet_ctc: 'wenetCtc',
};

/** What a model for many languages is told to hear. */
const LANGUAGE = 'pa';

/**
 * The model in a folder, as it is published for the runtime: `tokens.txt` beside `model.onnx`, or beside an encoder and a
 * decoder (Whisper), or these and a joiner (a transducer). Where there are several of a kind, the smaller, of whole numbers
 * (`.int8`), is taken.
 *
 * @throws SpeechModelError where there is none
 */
export async function findSpeechModel(folder: string): Promise<SpeechModel> {
  const names = await readdir(folder).catch((error: unknown) => {
    throw new SpeechModelError('it cannot be read', error);
  });
  const fileOf = (part: RegExp) => {
    const files = names.filter((name) => part.test(name)).sort();
    const name = files.find((each) => each.includes('int8')) ?? files[0];
    return name === undefined ? null : path.join(folder, name);
  };
  const tokens = fileOf(/tokens\.txt$/);
  if (tokens === null) throw new SpeechModelError('there is no tokens.txt in it');
  const [encoder, decoder, joiner] = [/encoder.*\.onnx$/, /decoder.*\.onnx$/, /joiner.*\.onnx$/].map(fileOf);
  if (encoder && decoder) {
    return joiner
      ? { tokens, transducer: { encoder, decoder, joiner } }
      : { tokens, whisper: { encoder, decoder, language: LANGUAGE, task: 'transcribe' } };
  }
  const model = fileOf(/\.onnx$/);
  if (model === null) throw new SpeechModelError('there is no model.onnx in it');
  const type = await readModelType(model);
  const kind = OF_ONE_FILE[type ?? ''];
  if (kind === undefined) {
    const known = Object.keys(OF_ONE_FILE).join(', ');
    const said = type === null ? 'does not say what kind of model it is' : `is a model of the kind ${type}`;
    throw new SpeechModelError(`${path.basename(model)} ${said}; understood are ${known}`);
  }
  return { tokens, [kind]: { model } };
}
