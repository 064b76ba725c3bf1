package kodama.lua.limit;

/** Tells tests how much of a budget is left. */
public final class LeftOf {
    private LeftOf() {}

    public static long budget(Budget budget) {
        return budget.left();
    }
}
