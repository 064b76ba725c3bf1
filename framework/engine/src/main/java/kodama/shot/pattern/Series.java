package kodama.shot.pattern;

import kodama.base.Checks;

/** A number for each place of a shape: constant, linear from one value to another, cyclic, or random. Immutable. */
public sealed interface Series {
    /**
     * Returns the number of a place.
     *
     * @param i index of the place; 0 to n - 1
     * @param n number of places
     * @param key random key of the number
     */
    double at(int i, int n, long key);

    /** Returns a lower bound of all numbers. */
    double least();

    /**
     * Creates a constant series.
     *
     * @param value any finite number
     */
    static Series constant(double value) {
        return new Constant(Checks.finite("value", value));
    }

    /**
     * Creates a linear series. A single place has the first value.
     *
     * @param first value of the first place
     * @param last value of the last place
     */
    static Series ramp(double first, double last) {
        return new Ramp(Checks.finite("first", first), Checks.finite("last", last));
    }

    /**
     * Creates a series of random numbers in a range.
     *
     * @param one one end of the range; any finite number
     * @param other the other end; any finite number
     */
    static Series random(double one, double other) {
        return new RandomRange(Checks.finite("one", one), Checks.finite("other", other));
    }

    /**
     * Creates a series that cycles through some values.
     *
     * @param values at least one
     */
    static Series cycle(double... values) {
        Checks.atLeast("values", values.length, 1);
        for (double value : values) Checks.finite("value", value);
        return new Cycle(values.clone());
    }

    /** A constant. */
    record Constant(double least) implements Series {
        @Override
        public double at(int i, int n, long key) {
            return least;
        }
    }

    /**
     * Linear from one value to another.
     *
     * @param first value of the first place
     * @param last value of the last place
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
     * Random in a range.
     *
     * @param one one end of the range
     * @param other the other end
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

    /** Cyclic. */
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
