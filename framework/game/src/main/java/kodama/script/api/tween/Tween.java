package kodama.script.api.tween;

import java.util.List;

/** Changes fields to other values in a number of ticks, once or several times, also back and forth. */
final class Tween extends ValueChange {
    /**
     * How the values change.
     *
     * @param ticks duration of a pass, at least 1
     * @param ease easing of each pass
     * @param delay ticks before the start, at least 0
     * @param times number of passes, at least 1; infinite for no end
     * @param returns whether every second pass goes back to the start
     */
    record Course(double ticks, Ease ease, double delay, double times, boolean returns) {}

    private final TweenTarget target;
    private final ChangedField[] fields;
    private final String function;
    private final Course course;
    private double delayLeft;
    private double passed;
    private double passesLeft;
    private boolean isBackward;

    /** @param function name of the function that started it, for messages */
    Tween(String function, TweenTarget target, List<ChangedField> fields, Course course) {
        this.function = function;
        this.target = target;
        this.fields = fields.toArray(ChangedField[]::new);
        this.course = course;
    }

    @Override
    void begin() {
        readStart();
        delayLeft = course.delay;
        passed = 0;
        passesLeft = course.times;
        isBackward = false;
    }

    private void readStart() {
        for (ChangedField field : fields) field.readStart(function);
    }

    @Override
    int prefetch(int step) {
        return step == 0 ? fields.length : fields[0].prefetch();
    }

    @Override
    double advance(double ticks) {
        if (!target.exists()) return ticks;
        if (delayLeft == 0) return advancePasses(ticks);
        delayLeft -= ticks;
        if (delayLeft > TickTimer.NEARLY) return CONTINUES;
        double rest = Math.max(0, -delayLeft);
        delayLeft = 0;
        readStart(); // the values may have changed during the delay
        return rest > TickTimer.NEARLY ? advancePasses(rest) : CONTINUES;
    }

    private double advancePasses(double ticks) {
        passed += ticks;
        if (passed > course.ticks + TickTimer.NEARLY && passesLeft > 1) skipPasses();
        boolean isEnd = passed >= course.ticks - TickTimer.NEARLY;
        double time = isEnd ? 1 : passed / course.ticks;
        double share = course.ease.at(isBackward ? 1 - time : time);
        for (ChangedField field : fields) field.show(share);
        return isEnd && passesLeft == 1 ? rest(passed, course.ticks) : CONTINUES;
    }

    /** Subtracts the whole passes that are over: one, or several at a high rate. */
    private void skipPasses() {
        double over = Math.ceil((passed - TickTimer.NEARLY) / course.ticks) - 1;
        over = Math.min(over, passesLeft - 1);
        passed -= over * course.ticks;
        passesLeft -= over;
        if (course.returns && over % 2 == 1) isBackward = !isBackward;
    }
}
