package kodama.lua;

/**
 * The label of an active call.
 *
 * @param label the label
 * @param location the calling line, as {@code file:line}
 */
public record ActiveLabel(CallLabel label, String location) {
    /**
     * Returns label and location.
     *
     * @return such as {@code call point 'AI' (enemies/popcorn.lua:12)}
     */
    public String text() {
        return label.label() + " (" + location + ")";
    }
}
