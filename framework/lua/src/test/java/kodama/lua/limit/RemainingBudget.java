package kodama.lua.limit;

/** Tells tests how much of a budget is left. */
public final class RemainingBudget {
    private RemainingBudget() {}

    public static long budget(Budget budget) {
        return budget.remaining();
    }
}
