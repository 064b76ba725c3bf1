package kodama.script.game;

import java.util.Map;
import kodama.base.StepBudget;
import kodama.lua.bind.Table;
import org.jspecify.annotations.Nullable;

/** The current scene: its name, its state and its marks. */
public final class CurrentScene {
    private final SceneManager scenes;
    private final SceneMarks marks;
    private final SceneCheckpoints checkpoints;
    private final StepBudget effort;

    /** Creates the view of the current scene. */
    CurrentScene(SceneManager scenes, SceneMarks marks, SceneCheckpoints checkpoints, StepBudget effort) {
        this.scenes = scenes;
        this.marks = marks;
        this.checkpoints = checkpoints;
        this.effort = effort;
    }

    /** Returns the scene's name: that of its file without the extension, or of its class. */
    public String name() {
        return scenes.current();
    }

    /**
     * Returns the state of the scene: {@code building} while it is built, {@code active}, and {@code leaving} from the
     * request for another scene to the end of the tick.
     */
    public String state() {
        if (scenes.isLeaving()) return "leaving";
        return scenes.isBuilding() ? "building" : "active";
    }

    /**
     * Passes a mark, such as {@code boss 2}. The portal can begin there: the scene is then fast-forwarded to the
     * mark, without pictures and input. It is a checkpoint, too.
     */
    public void mark(String name) {
        boolean wasSeeking = marks.isSeeking();
        marks.pass(name);
        if (!wasSeeking) checkpoints.passMark(name, effort);
        else if (!marks.isSeeking()) checkpoints.arriveAtMark();
    }

    /**
     * Sets the place at which {@code kodama dev} starts the game again after a script was saved: this scene, with
     * {@code game.data} as it is now.
     *
     * @param fields fields for the first task, in addition to those with which the scene began; null for none
     * @throws kodama.lua.bind.LuaException if the fields are not plain data
     */
    public void checkpoint(@Nullable Table fields) {
        checkpoints.reach(fields, effort);
    }

    /** Sets the place at which {@code kodama dev} starts the game again: this scene, with the fields it began with. */
    public void checkpoint() {
        checkpoints.reach((Table) null, effort);
    }

    /**
     * Sets the place at which {@code kodama dev} starts the game again after a script or a class was saved: this scene,
     * with {@code game.data} as it is now.
     *
     * @param fields fields for the first task, in addition to those with which the scene began: Strings, Numbers,
     *     Booleans, Lists and Maps of these
     * @throws IllegalArgumentException if there is anything else among the fields
     */
    public void checkpoint(Map<String, ?> fields) {
        checkpoints.reach(fields, effort);
    }

    /** Returns whether the scene is being fast-forwarded to a mark that it has not passed yet. */
    public boolean isSeeking() {
        return marks.isSeeking();
    }
}
