package kodama.base;

/**
 * Counts work that Java does on behalf of a script, so that it is charged to the script's instruction budget.
 *
 * <p>Counting never fails; a script that has exceeded its budget is ended when it resumes.
 */
@FunctionalInterface
public interface StepBudget {
    /** Counts nothing: for work that no script causes. */
    StepBudget UNLIMITED = steps -> {};

    /**
     * Counts work.
     *
     * @param steps amount of work; a step takes about ten nanoseconds, like an instruction of a script
     */
    void spend(long steps);
}
