package kodama.lua.limit;

/**
 * The end of a script that does not follow from the script itself: requested by another thread, or because memory ran
 * out. It can be repeated at the same instruction, see {@link kodama.lua.LuaMachine#repeatEnds}.
 *
 * @param spent number of instructions that scripts had been charged for since the period began, including the cost of
 *     work in Java; at least 0
 * @param cause the cause
 * @param reason the reason of a request, as half a sentence; otherwise empty
 */
public record ForcedEnd(long spent, Cause cause, String reason) {

    /** Why a script was ended. */
    public enum Cause {
        /** The source of requests has returned a reason, see {@link kodama.lua.LuaMachine#endWhen}. */
        REQUEST,
        /** The heap was nearly full when the budget was checked. */
        MEMORY,
        /**
         * Java could not allocate an object. This happens between two checks of the budget, so a repetition ends the
         * script at the next check instead, which may be some instructions away.
         */
        ALLOCATION
    }

    /**
     * Makes an end.
     *
     * @throws IllegalArgumentException if the number of instructions is negative
     */
    public ForcedEnd {
        if (spent < 0) throw new IllegalArgumentException("spent must be at least 0 but was " + spent);
    }

    /** Returns whether a repetition ends the script at exactly the same instruction. */
    public boolean isExact() {
        return cause != Cause.ALLOCATION;
    }
}
