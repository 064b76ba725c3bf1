package kodama.script.game;

/** The current scene: its name, its state and its marks. */
public final class CurrentScene {
    private final SceneManager scenes;
    private final SceneMarks marks;

    /** Takes the parts. */
    public CurrentScene(SceneManager scenes, SceneMarks marks) {
        this.scenes = scenes;
        this.marks = marks;
    }

    /** The scene's name: that of its file without the ending, or of its class. */
    public String name() {
        return scenes.current();
    }

    /**
     * The state of the scene: {@code building} while it is built, {@code active}, and {@code leaving} from the request
     * for another scene to the end of the tick.
     */
    public String state() {
        if (scenes.isLeaving()) return "leaving";
        return scenes.isBuilding() ? "building" : "active";
    }

    /**
     * Marks a place in the course of the scene, such as {@code boss 2}. The debug portal offers to begin there: the
     * scene is then run through unseen, without input, up to the mark.
     */
    public void mark(String name) {
        marks.pass(name);
    }

    /** Whether the scene is being run through unseen up to a mark, which it has not passed yet. */
    public boolean isSeeking() {
        return marks.isSeeking();
    }
}
