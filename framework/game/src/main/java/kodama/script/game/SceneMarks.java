package kodama.script.game;

import java.util.LinkedHashSet;
import java.util.Set;
import kodama.base.Spelling;

/**
 * The marks that scenes pass, to which a scene can be fast-forwarded: {@code scene.mark "boss 2"}.
 *
 * <p>Owned by the game thread.
 */
public final class SceneMarks {
    private String wanted = "";
    private final Set<String> passed = new LinkedHashSet<>();

    /** Seeks no mark. */
    public SceneMarks() {}

    /** Starts to seek a mark; none if its name is empty. */
    public void seek(String mark) {
        wanted = mark;
        passed.clear();
    }

    /** Returns whether a mark is sought that has not been passed yet. */
    public boolean isSeeking() {
        return !wanted.isEmpty();
    }

    /** Passes a mark. */
    public void pass(String mark) {
        if (isSeeking()) passed.add(mark);
        if (mark.equals(wanted)) wanted = "";
    }

    /** Stops seeking; returns the name of the mark. */
    public String stop() {
        String mark = wanted;
        wanted = "";
        return mark;
    }

    /**
     * Stops seeking because no further mark will come. Returns a message, as {@code the scripts had not passed the mark
     * 'bos' (did you mean 'boss'?); they passed 'wave', 'boss'}.
     */
    public String giveUp() {
        String message = "the scripts had not passed the mark '" + wanted + "'" + Spelling.hint(wanted, passed);
        stop();
        return message + "; they passed " + (passed.isEmpty() ? "none" : "'" + String.join("', '", passed) + "'");
    }
}
