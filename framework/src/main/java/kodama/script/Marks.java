package kodama.script;

/**
 * Marks in scenes, up to which a scene can be run through unseen: {@code scene.mark "boss 2"}.
 *
 * <p>Owned by the game thread.
 */
public final class Marks {
    private String wanted = "";

    Marks() {}

    /**
     * Looks out for a mark.
     *
     * @param mark its name; empty for none
     */
    public void seek(String mark) {
        wanted = mark;
    }

    /**
     * Tells whether the mark looked out for has yet to come.
     *
     * @return true until a script passes it
     */
    public boolean isSeeking() {
        return !wanted.isEmpty();
    }

    void pass(String mark) {
        if (mark.equals(wanted)) wanted = "";
    }
}
