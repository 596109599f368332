import { extractFeatures } from '../built-in/classifier/extract-features.ts';
import { softmax } from '../built-in/classifier/softmax.ts';
import type { TopicModel } from '../built-in/classifier/topic-model.ts';

export interface TrainingTopic {
  id: string;
  examples: readonly string[];
}

const epochs = 8;
/**
 * First epoch that counts towards the averaged parameters. The average depends less on the order of the examples than
 * the parameters of the last epoch.
 */
const averagedFrom = 3;
const learningRate = 0.5;
/** Decay of every used weight towards zero, against overfitting (L2). */
const decay = 0.0005;
/** Smaller errors aren't corrected, so that an example changes only the few topics that it resembles. */
const minError = 0.03;
/** Weights below this share of the largest weight are dropped from the model. */
const minWeightShare = 0.03;

/**
 * Trains a multinomial logistic regression over the features of the examples by stochastic gradient descent with
 * adaptive steps. Deterministic: the same topics give the same model. Takes about 10 seconds for
 * 14,000 examples.
 */
export function trainTopicModel(topics: readonly TrainingTopic[]): TopicModel {
  const rows = topics.flatMap(({ examples }, topic) =>
    examples.map((text) => ({ features: extractFeatures(text), topic })),
  );
  const frequencies = countFeatures(rows.map(({ features }) => features));
  const names = [...frequencies.keys()];
  const indices = new Map(names.map((name, index) => [name, index]));
  const rarities = names.map((name) => Math.log((rows.length + 1) / ((frequencies.get(name) ?? 0) + 1)) + 1);
  const examples = rows.map(({ features, topic }) => ({ ...toVector(features, indices, rarities), topic }));
  const { weights, biases } = fit(examples, names.length, topics.length);
  return {
    topicIds: topics.map(({ id }) => id),
    ...compress(names, rarities, weights, topics.length),
    biases: [...biases],
    unknownRarity: Math.log(rows.length + 1) + 1,
  };
}

function countFeatures(rows: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) for (const name of row.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

interface Vector {
  indices: Int32Array;
  values: Float64Array;
}

interface Example extends Vector {
  /** Index of the topic. */
  topic: number;
}

/** Weights of all features and topics, biases of the topics, and the sums of their squared gradients. */
interface Parameters {
  weights: Float32Array;
  squares: Float32Array;
  biases: Float32Array;
  biasSquares: Float32Array;
}

/** Returns the known features of a message as a sparse vector of length 1. */
function toVector(
  features: ReadonlyMap<string, number>,
  indices: ReadonlyMap<string, number>,
  rarities: readonly number[],
): Vector {
  const known = [...features].flatMap(([name, weight]) => {
    const index = indices.get(name);
    return index === undefined ? [] : [{ index, value: weight * (rarities[index] ?? 0) }];
  });
  const length = Math.hypot(...known.map(({ value }) => value)) || 1;
  return {
    indices: Int32Array.from(known, ({ index }) => index),
    values: Float64Array.from(known, ({ value }) => value / length),
  };
}

function fit(examples: readonly Example[], featureCount: number, topicCount: number): Parameters {
  const parameters = {
    weights: new Float32Array(featureCount * topicCount),
    squares: new Float32Array(featureCount * topicCount).fill(1e-6),
    biases: new Float32Array(topicCount),
    biasSquares: new Float32Array(topicCount).fill(1e-6),
  };
  const weights = new Float32Array(parameters.weights.length);
  const biases = new Float32Array(parameters.biases.length);
  const order = [...examples];
  const random = createRandom(7);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const example of order) learn(example, parameters);
    if (epoch < averagedFrom) continue;
    addShare(weights, parameters.weights);
    addShare(biases, parameters.biases);
  }
  return { ...parameters, weights, biases };
}

/** Adds an epoch's share of the averaged parameters. Epochs before `averagedFrom` don't count. */
function addShare(averages: Float32Array, parameters: Float32Array): void {
  for (let at = 0; at < averages.length; at++)
    averages[at] = (averages[at] ?? 0) + (parameters[at] ?? 0) / (epochs - averagedFrom);
}

/** Corrects the parameters of the topics whose probability for an example is wrong. */
function learn(
  { indices, values, topic: right }: Example,
  { weights, squares, biases, biasSquares }: Parameters,
): void {
  const errors = predict({ indices, values }, weights, biases);
  errors[right] = (errors[right] ?? 0) - 1;
  for (const [topic, error] of errors.entries()) {
    if (Math.abs(error) < minError) continue;
    descend(biases, biasSquares, topic, error, learningRate / 5);
    for (let at = 0; at < indices.length; at++)
      descend(
        weights,
        squares,
        (indices[at] ?? 0) * biases.length + topic,
        error * (values[at] ?? 0),
        learningRate,
      );
  }
}

/** Moves one parameter against its gradient. The step shrinks with the sum of the earlier gradients (AdaGrad). */
function descend(
  parameters: Float32Array,
  squares: Float32Array,
  at: number,
  gradient: number,
  rate: number,
): void {
  const value = parameters[at] ?? 0;
  const slope = gradient + decay * value;
  const square = (squares[at] ?? 0) + slope * slope;
  squares[at] = square;
  parameters[at] = value - (rate * slope) / Math.sqrt(square);
}

function predict({ indices, values }: Vector, weights: Float32Array, biases: Float32Array): Float64Array {
  const scores = Float64Array.from(biases);
  for (let index = 0; index < indices.length; index++) {
    const row = (indices[index] ?? 0) * biases.length;
    const value = values[index] ?? 0;
    for (let topic = 0; topic < scores.length; topic++)
      scores[topic] = (scores[topic] ?? 0) + (weights[row + topic] ?? 0) * value;
  }
  return softmax(scores);
}

/** Rounds the weights to 8 bits and leaves out those that hardly matter. */
function compress(
  names: readonly string[],
  rarities: readonly number[],
  weights: Float32Array,
  topicCount: number,
) {
  const largest = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const scale = largest / 127;
  const features: TopicModel['features'] = {};
  for (const [index, name] of names.entries()) {
    const row = weights.subarray(index * topicCount, (index + 1) * topicCount);
    const kept: number[] = [];
    for (const [topic, weight] of row.entries())
      if (Math.abs(weight) >= largest * minWeightShare) kept.push(topic, Math.round(weight / scale));
    if (kept.length > 0) features[name] = [round(rarities[index] ?? 0), ...kept];
  }
  return { scale, features };
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Creates a generator of pseudo-random numbers from 0 to 1. A seed always gives the same numbers. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle<Value>(values: Value[], random: () => number): void {
  for (let at = values.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [values[at], values[other]] = [values[other] as Value, values[at] as Value];
  }
}
