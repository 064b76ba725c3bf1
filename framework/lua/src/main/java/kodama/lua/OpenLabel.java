package kodama.lua;

/**
 * A label of a call that is under way.
 *
 * @param label what it is called
 * @param place the line that calls, as {@code file:line}
 */
public record OpenLabel(CallLabel label, String place) {
    /**
     * Says both.
     *
     * @return for example {@code call point 'AI' (enemies/popcorn.lua:12)}
     */
    public String text() {
        return label.label() + " (" + place + ")";
    }
}
