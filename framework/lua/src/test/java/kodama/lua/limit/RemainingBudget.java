package kodama.lua.limit;

/** Gives tests access to the rest of a budget. */
public final class RemainingBudget {
    private RemainingBudget() {}

    public static long budget(Budget budget) {
        return budget.remaining();
    }
}
