package kodama.lua;

/**
 * A label of a call that is under way.
 *
 * @param label what it is called
 * @param location the line that calls, as {@code file:line}
 */
public record ActiveLabel(CallLabel label, String location) {
    /**
     * Says both.
     *
     * @return for example {@code call point 'AI' (enemies/popcorn.lua:12)}
     */
    public String text() {
        return label.label() + " (" + location + ")";
    }
}
