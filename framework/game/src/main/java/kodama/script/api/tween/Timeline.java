package kodama.script.api.tween;

import java.util.List;

/** Runs changes in order, once or several times. */
final class Timeline extends ValueChange {
    /** Most steps that begin in one tick, at a very high rate. */
    private static final int MAX_BEGUN = 100;

    private final ValueChange[] steps;
    private final double times;
    private double passesLeft;
    private int at;
    private boolean hasBegun;

    /** @param times number of passes, at least 1; infinite for no end */
    Timeline(List<ValueChange> steps, double times) {
        this.steps = steps.toArray(ValueChange[]::new);
        this.times = times;
    }

    @Override
    void begin() {
        passesLeft = times;
        at = 0;
        hasBegun = false;
    }

    @Override
    double advance(double ticks) {
        double left = ticks;
        for (int i = 0; i < MAX_BEGUN; i++) {
            if (!hasBegun) steps[at].begin();
            hasBegun = true;
            left = steps[at].advance(left);
            if (left == CONTINUES) return CONTINUES;
            if (isLast()) return left;
            if (left == 0) return CONTINUES;
        }
        return CONTINUES; // drops the rest of the time
    }

    /** Goes to the next step, which begins with the time that is left, or in the next tick. */
    private boolean isLast() {
        hasBegun = false;
        at = (at + 1) % steps.length;
        if (at == 0) passesLeft--;
        return at == 0 && passesLeft == 0;
    }

    /** Does nothing for a number of ticks. */
    static final class Rest extends ValueChange {
        private final double ticks;
        private double passed;

        Rest(double ticks) {
            this.ticks = ticks;
        }

        @Override
        void begin() {
            passed = 0;
        }

        @Override
        double advance(double elapsed) {
            passed += elapsed;
            return passed < ticks - TickTimer.NEARLY ? CONTINUES : rest(passed, ticks);
        }
    }

    /** Runs changes at the same time, until the last has ended. */
    static final class Together extends ValueChange {
        private final ValueChange[] parts;
        private final boolean[] isOver;

        Together(List<ValueChange> parts) {
            this.parts = parts.toArray(ValueChange[]::new);
            isOver = new boolean[this.parts.length];
        }

        @Override
        void begin() {
            for (int i = 0; i < parts.length; i++) {
                parts[i].begin();
                isOver[i] = false;
            }
        }

        @Override
        double advance(double ticks) {
            double least = ticks;
            boolean continues = false;
            for (int i = 0; i < parts.length; i++) {
                if (isOver[i]) continue;
                double left = parts[i].advance(ticks);
                isOver[i] = left != CONTINUES;
                continues |= !isOver[i];
                least = Math.min(least, left);
            }
            return continues ? CONTINUES : least;
        }
    }
}
