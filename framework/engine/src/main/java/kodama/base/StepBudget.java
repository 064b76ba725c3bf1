package kodama.base;

/**
 * Counts work that someone has caused, so that he can be charged for it: a script's budget sees only what it is told.
 *
 * <p>Counting never refuses; a script that has spent too much is ended when it goes on.
 */
@FunctionalInterface
public interface StepBudget {
    /** Work for which no one is charged. */
    StepBudget UNLIMITED = steps -> {};

    /**
     * Counts work.
     *
     * @param steps how much; one is some ten nanoseconds, as an instruction of a script
     */
    void spend(long steps);
}
