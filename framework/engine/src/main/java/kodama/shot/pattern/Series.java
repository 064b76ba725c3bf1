package kodama.shot.pattern;

import kodama.base.Checks;

/**
 * A number for each place of a shape: the same for all, from one to another, one by one, or by chance. Immutable.
 */
public sealed interface Series {
    /**
     * Gives the number of a place.
     *
     * @param i which; from 0 to n - 1
     * @param n how many places there are
     * @param key of the chance of this number
     */
    double at(int i, int n, long key);

    /** Gives the least number there can be: no number of any place is less. */
    double least();

    /**
     * The same number for all.
     *
     * @param value any finite number
     */
    static Series constant(double value) {
        return new Constant(Checks.finite("value", value));
    }

    /**
     * Evenly from one number to another; one place alone has the first.
     *
     * @param first the first place's
     * @param last the last place's
     */
    static Series ramp(double first, double last) {
        return new Ramp(Checks.finite("first", first), Checks.finite("last", last));
    }

    /**
     * Anything between two numbers, by chance.
     *
     * @param one any finite number
     * @param other any finite number
     */
    static Series random(double one, double other) {
        return new RandomRange(Checks.finite("one", one), Checks.finite("other", other));
    }

    /**
     * One number after the other, and again from the first.
     *
     * @param values at least one
     */
    static Series cycle(double... values) {
        Checks.atLeast("values", values.length, 1);
        for (double value : values) Checks.finite("value", value);
        return new Cycle(values.clone());
    }

    /** The same number for all. */
    record Constant(double least) implements Series {
        @Override
        public double at(int i, int n, long key) {
            return least;
        }
    }

    /**
     * Evenly from one number to another.
     *
     * @param first the first place's
     * @param last the last place's
     */
    record Ramp(double first, double last) implements Series {
        @Override
        public double at(int i, int n, long key) {
            return n == 1 ? first : first + (last - first) * i / (n - 1);
        }

        @Override
        public double least() {
            return Math.min(first, last);
        }
    }

    /**
     * By chance.
     *
     * @param one a bound
     */
    record RandomRange(double one, double other) implements Series {
        @Override
        public double at(int i, int n, long key) {
            return one + (other - one) * HashRandom.fraction(key, i);
        }

        @Override
        public double least() {
            return Math.min(one, other);
        }
    }

    /** One by one. */
    final class Cycle implements Series {
        private final double[] values;

        private Cycle(double[] values) {
            this.values = values;
        }

        @Override
        public double at(int i, int n, long key) {
            return values[i % values.length];
        }

        @Override
        public double least() {
            double least = values[0];
            for (double value : values) least = Math.min(least, value);
            return least;
        }
    }
}
