package kodama.script.scene;

import java.util.LinkedHashSet;
import java.util.Set;
import kodama.base.Spelling;

/**
 * Marks in scenes, up to which a scene can be run through unseen: {@code scene.mark "boss 2"}.
 *
 * <p>Owned by the game thread.
 */
public final class Marks {
    private String wanted = "";
    private final Set<String> passed = new LinkedHashSet<>();

    /** Looks out for none. */
    public Marks() {}

    /**
     * Looks out for a mark.
     *
     * @param mark its name; empty for none
     */
    public void seek(String mark) {
        wanted = mark;
        passed.clear();
    }

    /**
     * Tells whether the mark looked out for has yet to come.
     *
     * @return true until a script passes it
     */
    public boolean isSeeking() {
        return !wanted.isEmpty();
    }

    /**
     * Passes a mark.
     *
     * @param mark its name
     */
    public void pass(String mark) {
        if (isSeeking()) passed.add(mark);
        if (mark.equals(wanted)) wanted = "";
    }

    /**
     * Looks out no longer.
     *
     * @return what was looked for
     */
    public String stop() {
        String looked = wanted;
        wanted = "";
        return looked;
    }

    /**
     * Looks out no longer, as no further mark will come.
     *
     * @return what has come of it, as
     *     {@code the scripts did not pass the mark 'bos' (did you mean 'boss'?), but 'wave', 'boss'}
     */
    public String giveUp() {
        String told = "the scripts did not pass the mark '" + wanted + "'" + Spelling.hint(wanted, passed);
        stop();
        return passed.isEmpty() ? told + ", nor any other" : told + ", but '" + String.join("', '", passed) + "'";
    }
}
