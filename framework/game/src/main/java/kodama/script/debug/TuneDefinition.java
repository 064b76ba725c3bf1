package kodama.script.debug;

/**
 * The definition of a tune in a script.
 *
 * @param range the possible values
 * @param min the smallest value, as given; NaN if it is not given
 * @param max the largest value, as given; NaN if it is not given
 * @param step the step, as given; NaN if it is not given
 */
record TuneDefinition(TuneRange range, double min, double max, double step) {
    private static final double NONE = Double.NaN;

    static TuneDefinition of(TuneRange range) {
        return new TuneDefinition(range, NONE, NONE, NONE);
    }

    static TuneDefinition number(double value, double min, double max, double step) {
        double least = Double.isNaN(min) ? Double.NEGATIVE_INFINITY : min;
        double most = Double.isNaN(max) ? Double.POSITIVE_INFINITY : max;
        checkStep(step, Math.abs(value));
        if (least > Double.NEGATIVE_INFINITY && most < Double.POSITIVE_INFINITY) checkStep(step, most - least);
        double by = Double.isNaN(step) ? NumberRange.guessedStep(value, least, most) : step;
        return new TuneDefinition(new NumberRange(least, most, by), min, max, step);
    }

    /** Rejects a step that is too small to change the number. */
    private static void checkStep(double step, double number) {
        if (step > 0 && number + step == number && Double.isFinite(number))
            throw new IllegalArgumentException(
                    "step must be at least " + Math.ulp(number) + " to change " + number + " but was " + step);
    }
}
