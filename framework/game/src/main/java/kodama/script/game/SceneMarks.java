package kodama.script.game;

import java.util.LinkedHashSet;
import java.util.Set;
import kodama.base.Spelling;

/**
 * Marks in scenes, up to which a scene can be run through unseen: {@code scene.mark "boss 2"}.
 *
 * <p>Owned by the game thread.
 */
public final class SceneMarks {
    private String wanted = "";
    private final Set<String> passed = new LinkedHashSet<>();

    /** Looks out for none. */
    public SceneMarks() {}

    /** Looks out for a mark; for none if its name is empty. */
    public void seek(String mark) {
        wanted = mark;
        passed.clear();
    }

    /** Whether the mark looked out for has yet to come. */
    public boolean isSeeking() {
        return !wanted.isEmpty();
    }

    /** Passes a mark. */
    public void pass(String mark) {
        if (isSeeking()) passed.add(mark);
        if (mark.equals(wanted)) wanted = "";
    }

    /** Looks out no longer. Returns what was looked for. */
    public String stop() {
        String looked = wanted;
        wanted = "";
        return looked;
    }

    /**
     * Looks out no longer, as no further mark will come. Returns what has come of it, as {@code the scripts did not
     * pass the mark 'bos' (did you mean 'boss'?), but 'wave', 'boss'}.
     */
    public String giveUp() {
        String told = "the scripts did not pass the mark '" + wanted + "'" + Spelling.hint(wanted, passed);
        stop();
        return passed.isEmpty() ? told + ", nor any other" : told + ", but '" + String.join("', '", passed) + "'";
    }
}
