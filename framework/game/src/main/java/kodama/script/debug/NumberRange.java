package kodama.script.debug;

import java.math.BigDecimal;

/**
 * Numbers within bounds. With whole numbers as value, bounds and step they stay whole.
 *
 * @param min the smallest; may be minus infinity
 * @param max the greatest; may be infinity
 * @param step how far one turn goes; greater than 0
 */
public record NumberRange(double min, double max, double step) implements TuneRange {
    /** From here on each number is whole, and its digits say nothing about a step. */
    private static final double WHOLE_FROM = 1e15;

    /** A step that no one has named is such a part of what can be turned through. */
    private static final int STEPS = 100;

    private static final int STEPS_OF_VALUE = 20;
    private static final double ONE = 1;

    /** @throws IllegalArgumentException if min is not less than max, or the step is not greater than 0 */
    public NumberRange {
        if (!(min < max))
            throw new IllegalArgumentException(
                    "min must be less than max but was " + format(min) + ", max " + format(max));
        if (!(step > 0) || Double.isInfinite(step))
            throw new IllegalArgumentException("step must be greater than 0 but was " + format(step));
    }

    /**
     * Guesses a step: 1, or a tenth or ten of it and so on, so that it takes about a hundred steps from bound to bound,
     * or twenty from 0 to the value if there are none.
     */
    public static double guessedStep(double value, double min, double max) {
        double wide = max - min;
        double wish = wide > 0 && wide < WHOLE_FROM ? wide / STEPS : Math.abs(value) / STEPS_OF_VALUE;
        return wish > 0 && wish < WHOLE_FROM ? Math.pow(10, Math.round(Math.log10(wish))) : ONE / 10;
    }

    /** Whether a slider has two ends: both bounds are finite. */
    public boolean isBounded() {
        return Double.isFinite(min) && Double.isFinite(max);
    }

    /** Reckons in decimals, so that ten steps of 0.1 are 1. */
    @Override
    public Object stepped(Object value, int steps) {
        BigDecimal way = BigDecimal.valueOf(step).multiply(BigDecimal.valueOf(steps));
        double there = BigDecimal.valueOf((Double) value).add(way).doubleValue();
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
     * Returns the number.
     *
     * @throws IllegalArgumentException if it is outside the bounds, or none
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
        if (!Double.isFinite(number) || Math.abs(number) >= WHOLE_FROM) return Double.toString(number);
        String digits = BigDecimal.valueOf(number).toPlainString();
        return digits.endsWith(".0") ? digits.substring(0, digits.length() - 2) : digits;
    }
}
