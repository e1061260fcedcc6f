import type { Figure } from './figures.ts';

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Exponent by which a figure grows with its size: the slope of the line through the logarithms, by least squares. 1 is
 * linear, 2 quadratic. Undefined with fewer than three sizes.
 */
export function growthOf(figures: readonly Pick<Figure, 'size' | 'value'>[]): number | undefined {
  const points = figures
    .filter(({ value }) => value > 0)
    .map(({ size, value }) => ({ x: Math.log(size), y: Math.log(value) }));
  if (new Set(points.map(({ x }) => x)).size < 3) return undefined;
  const meanX = mean(points.map(({ x }) => x));
  const meanY = mean(points.map(({ y }) => y));
  const covariance = mean(points.map(({ x, y }) => (x - meanX) * (y - meanY)));
  return covariance / mean(points.map(({ x }) => (x - meanX) ** 2));
}
