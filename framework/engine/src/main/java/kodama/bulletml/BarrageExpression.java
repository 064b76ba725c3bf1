package kodama.bulletml;

/** A number of a file, which may have to be reckoned out. */
public sealed interface BarrageExpression {
    /** What expressions can name. */
    interface Variables {
        /** Reads {@code $rand}, from 0 to below 1, another each time. */
        double random();

        /** Reads {@code $rank}: how hard the game is; from 0 to 1. */
        double rank();

        /**
         * Reads {@code $1}, {@code $2}…
         *
         * @param number which; from 1
         */
        double parameter(int number);
    }

    /** Reckons it out: any number, also none that is finite. */
    double value(Variables variables);

    /** A number as it is. */
    record Constant(double number) implements BarrageExpression {
        @Override
        public double value(Variables variables) {
            return number;
        }
    }

    /** The variable {@code $rand}. */
    record Random() implements BarrageExpression {
        @Override
        public double value(Variables variables) {
            return variables.random();
        }
    }

    /** The variable {@code $rank}. */
    record Rank() implements BarrageExpression {
        @Override
        public double value(Variables variables) {
            return variables.rank();
        }
    }

    /**
     * A variable {@code $1}, {@code $2}…
     *
     * @param number which; from 1
     */
    record Parameter(int number) implements BarrageExpression {
        @Override
        public double value(Variables variables) {
            return variables.parameter(number);
        }
    }

    /** The negative of another. */
    record Negative(BarrageExpression of) implements BarrageExpression {
        @Override
        public double value(Variables variables) {
            return -of.value(variables);
        }
    }

    /**
     * Two, with a sign between them.
     *
     * @param left the first
     * @param sign what is done with them
     * @param right the second
     */
    record Binary(BarrageExpression left, Operator sign, BarrageExpression right) implements BarrageExpression {
        @Override
        public double value(Variables variables) {
            double first = left.value(variables);
            double second = right.value(variables);
            return sign.apply(first, second);
        }
    }

    /** What can stand between two expressions. */
    enum Operator {
        /** {@code +}. */
        PLUS('+'),
        /** {@code -}. */
        MINUS('-'),
        /** {@code *}. */
        TIMES('*'),
        /** {@code /}. */
        DIVIDED_BY('/'),
        /** {@code %}, the rest with the first one's sign. */
        MODULO('%');

        private final char symbol;

        Operator(char symbol) {
            this.symbol = symbol;
        }

        /** Tells how it is written: a character. */
        public char symbol() {
            return symbol;
        }

        /** Whether it binds its neighbors before plus and minus do. */
        boolean isMultiplicative() {
            return this != PLUS && this != MINUS;
        }

        double apply(double left, double right) {
            return switch (this) {
                case PLUS -> left + right;
                case MINUS -> left - right;
                case TIMES -> left * right;
                case DIVIDED_BY -> left / right;
                case MODULO -> left % right;
            };
        }
    }
}
