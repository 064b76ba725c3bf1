package kodama.script.game;

/** The current scene: its name, its state and its marks. */
public final class CurrentScene {
    private final SceneManager scenes;
    private final SceneMarks marks;

    /** Creates the view of the current scene. */
    public CurrentScene(SceneManager scenes, SceneMarks marks) {
        this.scenes = scenes;
        this.marks = marks;
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
     * mark, without pictures and input.
     */
    public void mark(String name) {
        marks.pass(name);
    }

    /** Returns whether the scene is being fast-forwarded to a mark that it has not passed yet. */
    public boolean isSeeking() {
        return marks.isSeeking();
    }
}
