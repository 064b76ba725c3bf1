package kodama.bulletml;

/** A numeric expression in a file. */
public sealed interface BarrageExpression {
    /** The variables that an expression can use. */
    interface Variables {
        /** Returns the next random number, {@code $rand}: from 0 to below 1. */
        double random();

        /** Returns the difficulty of the game, {@code $rank}: from 0 to 1. */
        double rank();

        /**
         * Returns a parameter, {@code $1}, {@code $2}…
         *
         * @param number number of the parameter, from 1
         */
        double parameter(int number);
    }

    /** Evaluates the expression; the result may be infinite or NaN. */
    double value(Variables variables);

    /** A constant. */
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
     * A parameter {@code $1}, {@code $2}…
     *
     * @param number number of the parameter, from 1
     */
    record Parameter(int number) implements BarrageExpression {
        @Override
        public double value(Variables variables) {
            return variables.parameter(number);
        }
    }

    /** A negated expression. */
    record Negative(BarrageExpression of) implements BarrageExpression {
        @Override
        public double value(Variables variables) {
            return -of.value(variables);
        }
    }

    /**
     * A binary operation.
     *
     * @param left left operand
     * @param sign operator
     * @param right right operand
     */
    record Binary(BarrageExpression left, Operator sign, BarrageExpression right) implements BarrageExpression {
        @Override
        public double value(Variables variables) {
            double first = left.value(variables);
            double second = right.value(variables);
            return sign.apply(first, second);
        }
    }

    /** A binary operator. */
    enum Operator {
        /** {@code +}. */
        PLUS('+'),
        /** {@code -}. */
        MINUS('-'),
        /** {@code *}. */
        TIMES('*'),
        /** {@code /}. */
        DIVIDED_BY('/'),
        /** {@code %}, the remainder, with the sign of the left operand. */
        MODULO('%');

        private final char symbol;

        Operator(char symbol) {
            this.symbol = symbol;
        }

        /** Returns the operator's character. */
        public char symbol() {
            return symbol;
        }

        /** Whether it takes precedence over plus and minus. */
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
