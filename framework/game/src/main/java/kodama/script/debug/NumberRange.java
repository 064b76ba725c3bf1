package kodama.script.debug;

import java.math.BigDecimal;

/**
 * A range of numbers. With an integral value, bounds and step, all values are integral.
 *
 * @param min the smallest value; may be negative infinity
 * @param max the largest value; may be infinity
 * @param step the size of a step; greater than 0
 */
public record NumberRange(double min, double max, double step) implements TuneRange {
    /** From here on all numbers are integral, so that their digits give no hint of a step. */
    private static final double INTEGERS_ONLY_FROM = 1e15;

    /** Number of steps from bound to bound, or from 0 to the value, for a guessed step. */
    private static final int STEPS = 100;

    private static final int STEPS_OF_VALUE = 20;
    private static final double ONE = 1;

    /** @throws IllegalArgumentException if min is not less than max, or the step is not greater than 0 */
    public NumberRange {
        if (!(min < max))
            throw new IllegalArgumentException(
                    "min must be less than max (" + format(max) + ") but was " + format(min));
        if (!(step > 0) || Double.isInfinite(step))
            throw new IllegalArgumentException("step must be greater than 0 but was " + format(step));
    }

    /**
     * Guesses a step: a power of ten, so that there are about a hundred steps from bound to bound, or twenty from 0 to
     * the value if there are no bounds.
     */
    public static double guessedStep(double value, double min, double max) {
        double wide = max - min;
        double wanted = wide > 0 && wide < INTEGERS_ONLY_FROM ? wide / STEPS : Math.abs(value) / STEPS_OF_VALUE;
        return wanted > 0 && wanted < INTEGERS_ONLY_FROM
                ? StrictMath.pow(10, Math.round(StrictMath.log10(wanted)))
                : ONE / 10;
    }

    /** Returns whether both bounds are finite, so that the range can be a slider. */
    public boolean isBounded() {
        return Double.isFinite(min) && Double.isFinite(max);
    }

    /** Uses decimal arithmetic, so that ten steps of 0.1 are 1. */
    @Override
    public Object stepped(Object value, int steps) {
        BigDecimal distance = BigDecimal.valueOf(step).multiply(BigDecimal.valueOf(steps));
        double there = BigDecimal.valueOf((Double) value).add(distance).doubleValue();
        return Math.max(min, Math.min(max, there));
    }

    @Override
    public Object read(String text) {
        double number;
        try {
            number = Double.parseDouble(text.strip());
        } catch (NumberFormatException none) {
            throw new IllegalArgumentException("must be a number but was '" + text + "'", none);
        }
        return checked(number);
    }

    /**
     * Checks a number and returns it.
     *
     * @throws IllegalArgumentException if it is NaN or outside the bounds
     */
    public double checked(double number) {
        if (number >= min && number <= max && Double.isFinite(number)) return number;
        throw new IllegalArgumentException("must be " + bounds() + " but was " + format(number));
    }

    private String bounds() {
        if (isBounded()) return "from " + format(min) + " to " + format(max);
        if (Double.isFinite(min)) return "at least " + format(min);
        return Double.isFinite(max) ? "at most " + format(max) : "a finite number";
    }

    @Override
    public String text(Object value) {
        return format((Double) value);
    }

    static String format(double number) {
        if (!Double.isFinite(number) || Math.abs(number) >= INTEGERS_ONLY_FROM) return Double.toString(number);
        String digits = BigDecimal.valueOf(number).toPlainString();
        return digits.endsWith(".0") ? digits.substring(0, digits.length() - 2) : digits;
    }
}
